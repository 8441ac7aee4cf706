import { useEffect, useRef } from 'react';

/** Partial tones of a struck gong: frequency and loudness against the ground tone, and how long each rings (s). Higher ones fade first. */
const GROUND_HZ = 110;
const TONES = [
  { ratio: 1, loud: 0.5, rings: 6 },
  { ratio: 1.48, loud: 0.3, rings: 4.5 },
  { ratio: 2.09, loud: 0.3, rings: 3.6 },
  { ratio: 2.56, loud: 0.2, rings: 2.8 },
  { ratio: 3.41, loud: 0.15, rings: 1.8 },
  { ratio: 4.97, loud: 0.1, rings: 0.9 },
] as const;
const ATTACK_S = 0.012;
const LOUDNESS = 0.7;

/** Strikes the gong once, made of sine waves; no file is needed. Where the browser keeps the page silent nothing is heard. */
export function strikeGong(context: BaseAudioContext): void {
  const master = context.createGain();
  master.gain.value = LOUDNESS;
  master.connect(context.destination);
  const start = context.currentTime;
  for (const { ratio, loud, rings } of TONES) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = GROUND_HZ * ratio;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud / TONES.length, start + ATTACK_S);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
    tone.connect(volume).connect(master);
    tone.start(start);
    tone.stop(start + rings);
  }
}

/** A timer may ring this much late (a computer that was busy); later than that a gong would only puzzle. */
const LATE_MS = 5_000;
/** Timers cannot wait longer than this. */
const LONGEST_MS = 2 ** 31 - 1;

/** Sounds the gong at each of these times (ms since 1970). What was over when the page was loaded is not made up for. */
export function useGong(times: readonly number[], strike: () => void = strikeHere): void {
  const latest = useRef(strike);
  latest.current = strike;
  const key = times.join(' ');
  useEffect(() => {
    const timers = key === '' ? [] : key.split(' ').flatMap((text) => timerFor(Number(text), () => latest.current()) ?? []);
    return () => timers.forEach(clearTimeout);
  }, [key]);
}

function timerFor(time: number, work: () => void): ReturnType<typeof setTimeout> | null {
  const wait = time - Date.now();
  if (wait <= 0 || wait > LONGEST_MS) return null;
  return setTimeout(() => {
    if (Date.now() - time < LATE_MS) work();
  }, wait);
}

let context: AudioContext | null = null;
function strikeHere(): void {
  context ??= new AudioContext();
  void context.resume();
  strikeGong(context);
}
