"""Development only: synthesises art/sounds/*.wav (mono, 16 bit, 44100 Hz). Usage: python art/src/make_sounds.py

Standard library only and seeded, so the same files come out everywhere. Each sound is a few resonances, filtered
noise and soft envelopes; every one begins and ends at silence, without a click, and is levelled by its peak.
"""

# ruff: noqa: E501 (tables of tones)
from __future__ import annotations

import math
import random
import struct
import wave
from array import array
from collections.abc import Callable
from functools import partial
from pathlib import Path

OUT = Path(__file__).resolve().parents[1] / "sounds"
RATE = 44100
Wave = list[float]


def silence(seconds: float) -> Wave:
    """Nothing for so long."""
    return [0.0] * int(seconds * RATE)


def add(base: Wave, part: Wave, at: float, gain: float = 1.0) -> None:
    """Mixes a part into the base at a time in seconds; the base grows as needed."""
    start = int(at * RATE)
    if len(base) < start + len(part):
        base.extend([0.0] * (start + len(part) - len(base)))
    for i, value in enumerate(part):
        base[start + i] += value * gain


def constant(pitch: float, _seconds: float) -> float:
    """A pitch that does not move."""
    return pitch


def noise(rng: random.Random, seconds: float) -> Wave:
    """White noise."""
    return [rng.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def resonate(wave_in: Wave, pitch: Callable[[float], float], quality: float) -> Wave:
    """A band-pass whose middle (Hz) is a function of time in seconds (state-variable filter)."""
    low = band = 0.0
    out: Wave = []
    damp = 1 / quality
    for i, value in enumerate(wave_in):
        f = 2 * math.sin(math.pi * min(pitch(i / RATE), RATE / 7) / RATE)
        high = value - low - damp * band
        band += f * high
        low += f * band
        out.append(band * damp)
    return out


def lowpass(wave_in: Wave, cutoff: Callable[[float], float]) -> Wave:
    """Two one-pole low-passes in a row; the cutoff in Hz is a function of time."""
    one = two = 0.0
    out: Wave = []
    for i, value in enumerate(wave_in):
        a = 1 - math.exp(-2 * math.pi * cutoff(i / RATE) / RATE)
        one += a * (value - one)
        two += a * (one - two)
        out.append(two)
    return out


def highpass(wave_in: Wave, cutoff: float) -> Wave:
    """One-pole high-pass, Hz."""
    a = 1 - math.exp(-2 * math.pi * cutoff / RATE)
    mean = 0.0
    out: Wave = []
    for value in wave_in:
        mean += a * (value - mean)
        out.append(value - mean)
    return out


def shaped(wave_in: Wave, attack: float, decay: float) -> Wave:
    """A soft rise, then an exponential fall with that time constant; seconds."""
    return [
        value * (0.5 - 0.5 * math.cos(math.pi * min(1.0, i / RATE / attack))) * math.exp(-max(0.0, i / RATE - attack) / decay)
        for i, value in enumerate(wave_in)
    ]


def swell(wave_in: Wave, peak: float = 0.4, power: float = 1.6) -> Wave:
    """A hump over the whole length; peak is where it stands, as a share."""
    count = max(1, len(wave_in))
    out: Wave = []
    for i, value in enumerate(wave_in):
        t = i / count
        s = t / peak if t < peak else (1 - t) / (1 - peak)
        out.append(value * (0.5 - 0.5 * math.cos(math.pi * s)) ** power)
    return out


def tones(seconds: float, partials: list[tuple[float, float, float]], attack: float = 0.002, bend: float = 0.0) -> Wave:
    """Sines of (Hz, gain, decay in seconds); bend is a relative pitch drop that dies out quickly."""
    out = silence(seconds)
    for pitch, gain, decay in partials:
        phase = 0.0
        for i in range(len(out)):
            t = i / RATE
            phase += 2 * math.pi * pitch * (1 + bend * math.exp(-t / 0.015)) / RATE
            rise = min(1.0, t / attack)
            out[i] += gain * math.sin(phase) * math.exp(-t / decay) * rise
    return out


def room(wave_in: Wave, taps: list[tuple[float, float]], dull: float = 3000) -> Wave:
    """The sound and a few dull echoes: (delay in seconds, gain)."""
    out = list(wave_in)
    soft = lowpass(wave_in, lambda _t: dull)
    for delay, gain in taps:
        add(out, soft, delay, gain)
    return out


def knock(rng: random.Random, pitch: float, body: float, hard: float = 1.0) -> Wave:
    """A small hard thing on wood: a bright tick above a short wooden body."""
    out = tones(0.09, [(body, 0.55, 0.022), (body * 1.58, 0.28, 0.014), (pitch * 0.5, 0.16 * hard, 0.008)], 0.0008, 0.12)
    tick = shaped(resonate(noise(rng, 0.05), lambda _t: pitch, 3.5), 0.0006, 0.006)
    add(out, tick, 0, 2.4 * hard)
    return out


def dice(seed: int) -> Wave:
    """Two dice that tumble over a wooden table and come to rest."""
    rng = random.Random(seed)
    out = silence(0.62)
    t, gap, gain = 0.012, rng.uniform(0.07, 0.09), 1.0
    while t < 0.56 and gain > 0.08:
        add(out, knock(rng, rng.uniform(2300, 3500), rng.uniform(360, 520)), t, gain * rng.uniform(0.75, 1))
        if rng.random() < 0.65:
            add(out, knock(rng, rng.uniform(2700, 3900), rng.uniform(420, 600)), t + rng.uniform(0.012, 0.03), gain * 0.55)
        t += gap
        gap *= rng.uniform(0.74, 0.9)
        gain *= rng.uniform(0.68, 0.82)
    return room(out, [(0.017, 0.16), (0.031, 0.1)])


def card_slide() -> Wave:
    rng = random.Random(21)
    air = resonate(noise(rng, 0.2), lambda t: 3600 - 8000 * t, 1.1)
    return swell(lowpass(air, partial(constant, 6500)), 0.35, 1.4)


def card_flip() -> Wave:
    rng = random.Random(22)
    air = resonate(noise(rng, 0.11), lambda t: 1800 + 22000 * t, 1.2)
    out = swell(lowpass(air, partial(constant, 6500)), 0.6, 1.5)
    snap = shaped(resonate(noise(rng, 0.06), lambda _t: 2600, 1.6), 0.001, 0.012)
    add(out, snap, 0.1, 1.5)
    add(out, tones(0.06, [(240, 0.35, 0.018)], 0.001), 0.1)
    return out


def ski(seed: int, rise: float) -> Wave:
    """One long glide over cold snow."""
    rng = random.Random(seed)
    glide = resonate(noise(rng, 0.46), lambda t: 900 + rise * math.sin(math.pi * min(1, t / 0.46)), 0.9)
    out = swell(lowpass(glide, partial(constant, 4200)), 0.38, 1.5)
    grain = silence(0.46)
    for _ in range(70):
        at = rng.uniform(0.03, 0.4)
        add(grain, shaped(noise(rng, 0.006), 0.0008, 0.0015), at, rng.uniform(0.05, 0.3) * math.sin(math.pi * at / 0.46))
    add(out, lowpass(highpass(grain, 1800), partial(constant, 7000)), 0, 0.5)
    return out


def shot() -> Wave:
    """A small-bore rifle, heard from behind the ear protectors, and its echo from the wood."""
    rng = random.Random(31)
    crack = shaped(lowpass(noise(rng, 0.3), lambda t: 900 + 8500 * math.exp(-t / 0.022)), 0.0008, 0.05)
    out = [value * 1.7 for value in crack]
    add(out, shaped(resonate(noise(rng, 0.12), partial(constant, 1500), 1.2), 0.0008, 0.022), 0, 1.5)
    add(out, tones(0.25, [(164, 0.34, 0.05), (98, 0.26, 0.06)], 0.0015, 0.5), 0)
    tail = shaped(lowpass(noise(rng, 0.5), lambda t: 1500 - 1800 * t), 0.03, 0.14)
    add(out, tail, 0.07, 0.5)
    add(out, lowpass(crack, lambda _t: 1400), 0.19, 0.42)
    return out


def hit_bell() -> Wave:
    """The steel target plate that falls: a bright tang and a short knock."""
    rng = random.Random(32)
    out = tones(0.75, [(1480, 0.5, 0.2), (2236, 0.34, 0.16), (3930, 0.2, 0.1), (5130, 0.1, 0.06), (742, 0.16, 0.1)], 0.001)
    add(out, shaped(resonate(noise(rng, 0.04), lambda _t: 4200, 2), 0.0006, 0.005), 0, 1.2)
    add(out, knock(rng, 1900, 300, 0.6), 0.055, 0.3)
    return room(out, [(0.043, 0.1)], 2500)


def one_chip(rng: random.Random, lift: float) -> Wave:
    out = tones(0.11, [(2950 * lift, 0.4, 0.02), (4480 * lift, 0.26, 0.013), (1240 * lift, 0.3, 0.012)], 0.0007)
    add(out, shaped(resonate(noise(rng, 0.03), lambda _t: 5200, 2), 0.0005, 0.003), 0, 0.9)
    return out


def chip() -> Wave:
    return one_chip(random.Random(41), 1.0)


def chip_pay() -> Wave:
    rng = random.Random(42)
    out = silence(0.1)
    for at, lift, gain in ((0.0, 1.0, 0.8), (0.075, 1.07, 1.0), (0.135, 0.96, 0.7), (0.178, 1.03, 0.5)):
        add(out, one_chip(rng, lift), at, gain)
    return out


def whistle() -> Wave:
    """A pea whistle, one blow, not too loud."""
    rng = random.Random(51)
    seconds = 0.5
    breath = resonate(noise(rng, seconds), lambda _t: 2700, 5)
    out: Wave = []
    phase = 0.0
    for i in range(int(seconds * RATE)):
        t = i / RATE
        trill = math.sin(2 * math.pi * 34 * t)
        phase += 2 * math.pi * (2620 + 55 * trill - 160 * math.exp(-t / 0.03)) / RATE
        level = min(1, t / 0.03) * (1 if t < 0.4 else max(0.0, 1 - (t - 0.4) / 0.1))
        tone = 0.75 * math.sin(phase) + 0.16 * math.sin(2 * phase) + 0.05 * math.sin(3 * phase)
        out.append(level * (tone * (0.72 + 0.28 * trill) + 0.5 * breath[i]))
    return room(out, [(0.09, 0.12), (0.16, 0.07)], 2400)


def step() -> Wave:
    """A boot in dry snow."""
    rng = random.Random(61)
    out = silence(0.16)
    for _ in range(42):
        at = abs(rng.gauss(0.035, 0.026))
        pitch = rng.uniform(1300, 3600)
        grain = resonate(noise(rng, 0.014), partial(constant, pitch), 1.5)
        add(out, shaped(grain, 0.001, 0.004), min(at, 0.13), rng.uniform(0.2, 1))
    add(out, tones(0.1, [(125, 0.35, 0.03)], 0.006, 0.3), 0.005)
    return out


def mallet(pitch: float, seconds: float = 0.5) -> Wave:
    """A soft wooden bar, as of a marimba."""
    return tones(seconds, [(pitch, 0.8, 0.16), (pitch * 3.93, 0.12, 0.04), (pitch * 9.2, 0.04, 0.012)], 0.003)


def notes(*score: tuple[float, float, float]) -> Wave:
    """Mallet notes: (time, pitch, gain)."""
    out = silence(0.1)
    for at, pitch, gain in score:
        add(out, mallet(pitch), at, gain)
    return room(out, [(0.037, 0.12), (0.071, 0.07)], 2200)


def wait() -> Wave:
    return notes((0, 392.0, 0.8), (0.14, 311.1, 0.65))


def turn() -> Wave:
    return notes((0, 523.3, 0.7), (0.11, 784.0, 0.8))


def error() -> Wave:
    low = tones(0.16, [(196, 0.6, 0.07), (392, 0.34, 0.05), (588, 0.16, 0.03)], 0.004)
    out = silence(0.1)
    add(out, low, 0)
    add(out, tones(0.2, [(165, 0.6, 0.08), (330, 0.34, 0.06), (495, 0.16, 0.03)], 0.004), 0.1)
    return out


def horn(pitch: float, seconds: float) -> Wave:
    """A warm brass note: many soft harmonics that open and close with the blow."""
    out = silence(seconds)
    for k in range(1, 10):
        if pitch * k > 7000:
            break
        for i in range(len(out)):
            t = i / RATE
            blow = min(1.0, t / 0.045)
            fall = min(1.0, (seconds - t) / 0.22)
            bright = (blow * (0.55 + 0.45 * math.exp(-t / 0.25))) ** (0.4 + k * 0.34)
            wobble = 1 + 0.0025 * math.sin(2 * math.pi * 5.2 * t) * min(1, t / 0.4)
            out[i] += math.sin(2 * math.pi * pitch * k * wobble * t) / k**1.25 * bright * max(0.0, fall)
    return out


def fanfare() -> Wave:
    """Four rising horn notes and the chord that they meant."""
    out = silence(0.1)
    for at, pitch, length, gain in ((0, 392.0, 0.22, 1.1), (0.16, 523.3, 0.22, 1.15), (0.32, 659.3, 0.26, 1.2)):
        add(out, horn(pitch, length), at, gain)
    for pitch, gain in ((784.0, 0.62), (659.3, 0.34), (523.3, 0.38), (261.6, 0.34)):
        add(out, horn(pitch, 1.15), 0.52, gain)
    return room(out, [(0.061, 0.16), (0.113, 0.12), (0.19, 0.08)], 2600)


def click() -> Wave:
    out = tones(0.045, [(1150, 0.5, 0.007), (2300, 0.15, 0.004)], 0.001)
    add(out, shaped(resonate(noise(random.Random(71), 0.02), lambda _t: 3000, 2), 0.0008, 0.003), 0, 0.5)
    return out


def place() -> Wave:
    """A wooden piece set down on a board."""
    rng = random.Random(72)
    out = tones(0.14, [(262, 0.6, 0.032), (418, 0.42, 0.022), (760, 0.24, 0.014)], 0.001, 0.2)
    add(out, shaped(lowpass(noise(rng, 0.05), lambda _t: 3000), 0.0008, 0.008), 0, 1.2)
    return out


def coin() -> Wave:
    out = tones(0.16, [(1976, 0.5, 0.07), (3952, 0.12, 0.03)], 0.0015)
    add(out, tones(0.42, [(2637, 0.6, 0.13), (5274, 0.12, 0.05)], 0.0015), 0.075)
    return out


def undo() -> Wave:
    """A short breath backwards: noise and tone that fall."""
    rng = random.Random(81)
    air = resonate(noise(rng, 0.24), lambda t: 2600 - 8000 * t, 1.3)
    out = swell(lowpass(air, partial(constant, 5000)), 0.65, 1.3)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE
        phase += 2 * math.pi * (760 - 1500 * t) / RATE
        out[i] = out[i] * 0.9 + 0.35 * math.sin(phase) * math.sin(math.pi * min(1.0, t / 0.24)) ** 1.5
    return out


def splash() -> Wave:
    """An arm that enters the water."""
    rng = random.Random(91)
    out = shaped(resonate(noise(rng, 0.4), lambda t: 700 + 1500 * math.exp(-t / 0.08), 0.9), 0.02, 0.09)
    for _ in range(9):
        pitch = rng.uniform(500, 1300)
        drop = [
            math.sin(2 * math.pi * pitch * (1 + 5 * i / RATE) * i / RATE) * math.exp(-i / RATE / 0.018)
            * min(1.0, i / RATE / 0.003)
            for i in range(int(0.07 * RATE))
        ]  # fmt: skip
        add(out, drop, rng.uniform(0.05, 0.3), rng.uniform(0.04, 0.14))
    return out


def freewheel() -> Wave:
    """A bicycle that rolls: the freewheel's ticks slow down."""
    rng = random.Random(92)
    out = silence(0.5)
    t, gap = 0.01, 0.016
    while t < 0.46:
        tick = shaped(resonate(noise(rng, 0.014), lambda _t: 3300, 3), 0.0006, 0.003)
        add(out, tick, t, 0.9 * math.sin(math.pi * min(1.0, (t + 0.05) / 0.52)))
        t += gap
        gap *= 1.045
    add(out, swell(lowpass(noise(rng, 0.5), lambda _t: 900), 0.35), 0, 0.5)
    return out


# name: (maker, peak level as a share of full scale)
SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "dice-1": (lambda: dice(11), 0.62),
    "dice-2": (lambda: dice(12), 0.7),
    "dice-3": (lambda: dice(13), 0.7),
    "card-slide": (card_slide, 0.28),
    "card-flip": (card_flip, 0.36),
    "ski-1": (lambda: ski(14, 1500), 0.3),
    "ski-2": (lambda: ski(15, 1100), 0.3),
    "shot": (shot, 0.6),
    "hit-bell": (hit_bell, 0.34),
    "chip": (chip, 0.34),
    "chip-pay": (chip_pay, 0.36),
    "whistle": (whistle, 0.2),
    "step": (step, 0.3),
    "wait": (wait, 0.34),
    "turn": (turn, 0.28),
    "win-fanfare": (fanfare, 0.44),
    "click": (click, 0.26),
    "error": (error, 0.34),
    "place": (place, 0.5),
    "coin": (coin, 0.2),
    "undo": (undo, 0.28),
    "splash": (splash, 0.32),
    "freewheel": (freewheel, 0.34),
}


def finished(raw: Wave, peak: float) -> array[int]:
    """Without direct current, trimmed, faded at both ends and levelled; 16-bit samples."""
    clean = highpass(raw, 45)
    top = max(abs(v) for v in clean)
    last = max(i for i, v in enumerate(clean) if abs(v) > top * 0.004)
    clean = clean[: min(len(clean), last + int(0.012 * RATE))]
    rise, fall = int(0.0015 * RATE), int(0.012 * RATE)
    count = len(clean)
    return array(
        "h",
        [
            round(32767 * peak / top * v * min(1.0, i / rise) * min(1.0, (count - 1 - i) / fall))
            for i, v in enumerate(clean)
        ],
    )


def main() -> None:
    """Writes every sound and prints its length."""
    OUT.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, (make, peak) in SOUNDS.items():
        samples = finished(make(), peak)
        with wave.open(str(OUT / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
        total += len(samples) * 2 + 44
        print(f"{name:12} {len(samples) / RATE:5.2f} s")
    print(f"{total / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
