<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="slots" tilewidth="128" tileheight="148" tilecount="4" columns="4">
 <image source="slots.png" width="512" height="148"/>
 <tile id="0" type="level1"/>
 <tile id="1" type="level2"/>
 <tile id="2" type="level3"/>
 <tile id="3" type="level4"/>
</tileset>
