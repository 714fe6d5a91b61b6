import type { FrameTemplate, FrameTexts } from './texts';

type Data = Readonly<Record<string, unknown>>;

/** A puzzle as the service gives it out; the pictures are PNG files in base64. */
export interface GivenPuzzle {
  readonly id: string;
  /** Sizes of the picture and the piece, in px. */
  readonly width: number;
  readonly pieceWidth: number;
  /** The picture's height, and the distance of the piece from its top for each px of its move. */
  readonly height: number;
  readonly path: readonly number[];
  /** It can be answered only after so long. */
  readonly waitMs: number;
  readonly background: string;
  readonly piece: string;
}

/** Spoken digits as the service gives them out: a WAV file in base64. */
export interface GivenSound {
  readonly id: string;
  readonly waitMs: number;
  readonly sound: string;
}

export type Verdict =
  | { readonly outcome: 'passed'; readonly ticket: string; readonly randstr: string }
  | { readonly outcome: 'missed' }
  | { readonly outcome: 'burnt' };

const textNames = [
  'title',
  'picture',
  'hint',
  'confirmHint',
  'slider',
  'position',
  'confirm',
  'refresh',
  'loading',
  'checking',
  'verified',
  'verifyFailed',
  'networkTimeout',
  'tooFrequent',
  'imageFailed',
  'listen',
  'look',
  'listenLead',
  'play',
  'newSound',
  'digits',
  'digitsMissing',
  'wait',
] as const satisfies readonly (keyof FrameTexts)[];

const isTexts = (data: unknown): data is FrameTexts =>
  typeof data === 'object' &&
  data !== null &&
  textNames.every((name) => typeof Reflect.get(data, name) === 'string');

export const readTemplate = ({ lang, texts }: Data): FrameTemplate | null =>
  typeof lang === 'string' && isTexts(texts) ? { lang, texts } : null;

const waitOf = (waitMs: unknown): number => (typeof waitMs === 'number' ? waitMs : 0);

const isPath = (data: unknown): data is readonly number[] =>
  Array.isArray(data) && data.every((one) => typeof one === 'number');

export const readPuzzle = (data: Data): GivenPuzzle | null => {
  const { id, width, height, pieceWidth, path, waitMs, background, piece } = data;
  if (typeof width !== 'number' || typeof height !== 'number' || typeof pieceWidth !== 'number') return null;
  if (typeof id !== 'string' || width <= pieceWidth || !isPath(path)) return null;
  if (typeof background !== 'string' || typeof piece !== 'string') return null;
  return { id, width, height, pieceWidth, path, waitMs: waitOf(waitMs), background, piece };
};

export const readSound = ({ id, waitMs, sound }: Data): GivenSound | null =>
  typeof id === 'string' && typeof sound === 'string' ? { id, waitMs: waitOf(waitMs), sound } : null;

export const readVerdict = ({ outcome, ticket, randstr }: Data): Verdict | null => {
  if (outcome === 'missed' || outcome === 'burnt') return { outcome };
  const passed = outcome === 'passed' && typeof ticket === 'string' && typeof randstr === 'string';
  return passed ? { outcome, ticket, randstr } : null;
};
