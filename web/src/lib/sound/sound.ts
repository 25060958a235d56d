// Sounds made on the spot with Web Audio: no files, each under 600 ms, silent until the reader touched the page.
import { settings } from "../device/settings.svelte.ts";
import type { Sound } from "../wire.ts";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let busyUntil = 0;

let hushed = false;

/** A phone in table mode makes no sound, whatever its owner chose: the big screen does. */
export function hush(): () => void {
  hushed = true;
  return () => {
    hushed = false;
  };
}

/** Opens the context at the first touch while sound is switched on: browsers allow it then. The end of a press counts as well, since
 * it is what switches sound on. */
export function wakeOnFirstTouch(): void {
  const woken = new AbortController();
  const wake = (): void => {
    if (!settings.sound) return; // an open context costs power even while it is silent
    context = new AudioContext();
    void context.resume();
    woken.abort();
  };
  for (const touch of ["pointerdown", "keydown", "click", "keyup"]) addEventListener(touch, wake, { signal: woken.signal });
}

/** Plays a sound, unless it is switched off or another is still sounding: never two at once. */
export function play(sound: Sound, seconds = 0.5): void {
  if (!context || hushed || !settings.hears(sound)) return;
  const now = context.currentTime;
  if (now < busyUntil && sound !== "click") return;
  const out = context.createGain();
  out.gain.value = settings.volume * 0.5;
  out.connect(context.destination);
  busyUntil = now + SOUNDS[sound](context, out, now, Math.min(seconds, 0.6));
}

type Voice = (context: AudioContext, out: AudioNode, at: number, seconds: number) => number;

function tone(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  seconds: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const wave = audio.createOscillator();
  const fade = audio.createGain();
  wave.type = type;
  wave.frequency.value = pitch;
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  wave.connect(fade).connect(out);
  wave.start(at);
  wave.stop(at + seconds);
}

function burst(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  seconds: number,
  pitch: number,
  loud: number,
  swell = 0.004,
): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const fade = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.exponentialRampToValueAtTime(loud, at + swell);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(filter).connect(fade).connect(out);
  source.start(at);
  source.stop(at + seconds);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

const SOUNDS: Record<Sound, Voice> = {
  // A freewheel: ticks that thin out as the rider slows down.
  ride: (audio, out, at, seconds) => {
    let after = 0;
    for (let gap = 0.026; after < seconds; gap *= 1.06) {
      burst(audio, out, at + after, 0.014, 3200, 0.35);
      after += gap;
    }
    return seconds;
  },
  card: (audio, out, at) => {
    burst(audio, out, at, 0.05, 2400, 0.7);
    burst(audio, out, at + 0.03, 0.04, 5200, 0.3);
    return 0.08;
  },
  dice: (audio, out, at) => {
    for (const [after, pitch] of [[0, 700], [0.11, 560], [0.19, 480]] as const) {
      burst(audio, out, at + after, 0.06, pitch, 0.9);
    }
    return 0.26;
  },
  horn: (audio, out, at) => {
    tone(audio, out, at, 392, 0.2, 0.25, "sawtooth");
    tone(audio, out, at + 0.2, 494, 0.28, 0.25, "sawtooth");
    return 0.5;
  },
  bell: (audio, out, at) => {
    tone(audio, out, at, 1046, 0.55, 0.4);
    tone(audio, out, at, 1568, 0.45, 0.2);
    return 0.55;
  },
  thud: (audio, out, at) => {
    tone(audio, out, at, 70, 0.3, 0.9);
    burst(audio, out, at, 0.12, 220, 0.6);
    return 0.3;
  },
  hiss: (audio, out, at) => {
    burst(audio, out, at, 0.5, 6200, 0.35);
    return 0.5;
  },
  click: (audio, out, at) => {
    burst(audio, out, at, 0.02, 4000, 0.8);
    tone(audio, out, at, 1800, 0.03, 0.2, "square");
    return 0.04;
  },
  crowd: (audio, out, at) => {
    burst(audio, out, at, 0.6, 900, 0.7, 0.3);
    for (const after of [0.05, 0.2, 0.33, 0.46]) tone(audio, out, at + after, 820, 0.1, 0.18, "triangle");
    return 0.6;
  },
};

export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];
