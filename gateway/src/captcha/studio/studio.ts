import type { PuzzleLayout } from '../picture/puzzle-layout';
import { drawPuzzle, type PuzzlePicture } from '../picture/puzzle-picture';
import { speakDigits } from '../sound/spoken-digits';
import type { Voice } from '../sound/voices';

/** Makes what a challenge shows or says. The seed decides all that is not the answer. */
export interface Studio {
  readonly draw: (layout: PuzzleLayout, seed: Uint8Array) => Promise<PuzzlePicture>;
  /** A WAV file. */
  readonly speak: (digits: string, seed: Uint8Array) => Promise<Uint8Array>;
}

/** What the studio's thread is asked for. */
export type StudioTask =
  | { readonly kind: 'draw'; readonly layout: PuzzleLayout; readonly seed: Uint8Array }
  | { readonly kind: 'speak'; readonly digits: string; readonly seed: Uint8Array };

export const workOn = (task: StudioTask, voices: readonly Voice[]): PuzzlePicture | Uint8Array =>
  task.kind === 'draw' ? drawPuzzle(task.layout, task.seed) : speakDigits(task.digits, task.seed, voices);
