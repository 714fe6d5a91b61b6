import { between, grainFrom, type Grain } from '../picture/grain';
import { sampleRate, type Sound, type Voice } from './voices';
import { wavOf } from './wav';

const pick = <A>(grain: Grain, all: readonly A[], otherwise: A): A =>
  all[Math.floor(grain() * all.length)] ?? otherwise;

/** Faster and higher, or slower and deeper, and that not evenly: no two sayings of a digit have the same samples. */
const bent = (sound: Sound, grain: Grain): Sound => {
  const pace = between(grain, 0.86, 1.16);
  const [sway, turns, start] = [between(grain, 0.02, 0.05), between(grain, 1, 3), between(grain, 0, 6)];
  const length = Math.floor(sound.length / pace);
  return Float32Array.from({ length }, (_, at) => {
    const part = at / length;
    const place =
      (part + (sway / turns) * Math.sin(part * turns * Math.PI + start) * part * (1 - part)) * sound.length;
    const [before, share] = [Math.floor(place), place - Math.floor(place)];
    return (sound[before] ?? 0) * (1 - share) + (sound[before + 1] ?? 0) * share;
  });
};

const add = (to: Sound, sound: Sound, at: number, loud: number): void => {
  for (let index = 0; index < sound.length && at + index < to.length; index += 1)
    to[at + index] = (to[at + index] ?? 0) + (sound[index] ?? 0) * loud;
};

/** Voices without words, backwards and far away, a hum and a rustle: the digits are well above them. */
const addCrowd = (to: Sound, voices: readonly Voice[], grain: Grain): void => {
  const empty = new Float32Array(0);
  for (let at = 0; at < to.length; at += Math.floor(between(grain, 0.12, 0.3) * sampleRate)) {
    const said = pick(grain, pick(grain, voices, []), empty);
    add(to, bent(said, grain).reverse(), at, between(grain, 0.08, 0.16));
  }
  const [pitch, level] = [between(grain, 90, 240), between(grain, 0.01, 0.03)];
  let rustle = 0;
  for (let at = 0; at < to.length; at += 1) {
    rustle = 0.7 * rustle + 0.3 * between(grain, -1, 1);
    to[at] = (to[at] ?? 0) + level * Math.sin((2 * Math.PI * pitch * at) / sampleRate) + 0.07 * rustle;
  }
};

/**
 * The digits one after another, each by some voice, in a crowd. A WAV file of four to six seconds.
 * @param seed decides all but the digits
 */
export const speakDigits = (digits: string, seed: Uint8Array, voices: readonly Voice[]): Uint8Array => {
  const grain = grainFrom(seed);
  const pause = (): number => Math.floor(between(grain, 0.4, 0.75) * sampleRate);
  const said = Array.from(digits, (digit) => {
    const sound = pick(grain, voices, [])[Number(digit)] ?? new Float32Array(0);
    return { sound: bent(sound, grain), pause: pause(), loud: between(grain, 0.62, 0.8) };
  });
  const lead = pause();
  const length = said.reduce((sum, { sound, pause: after }) => sum + sound.length + after, lead);
  const all = new Float32Array(length);
  addCrowd(all, voices, grain);
  said.reduce((at, { sound, pause: after, loud }) => {
    add(all, sound, at, loud);
    return at + sound.length + after;
  }, lead);
  return wavOf(all);
};
