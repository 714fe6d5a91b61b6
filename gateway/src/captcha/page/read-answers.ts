import type { FrameTemplate, FrameTexts } from './texts';

type Data = Readonly<Record<string, unknown>>;

/** A puzzle as the service gives it out; the pictures are PNG files in base64. */
export interface GivenPuzzle {
  readonly id: string;
  /** Sizes of the picture and the piece, in px. */
  readonly width: number;
  readonly pieceWidth: number;
  readonly background: string;
  readonly piece: string;
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
] as const satisfies readonly (keyof FrameTexts)[];

const isTexts = (data: unknown): data is FrameTexts =>
  typeof data === 'object' &&
  data !== null &&
  textNames.every((name) => typeof Reflect.get(data, name) === 'string');

export const readTemplate = ({ lang, texts }: Data): FrameTemplate | null =>
  typeof lang === 'string' && isTexts(texts) ? { lang, texts } : null;

export const readPuzzle = ({ id, width, pieceWidth, background, piece }: Data): GivenPuzzle | null => {
  const sized = typeof width === 'number' && typeof pieceWidth === 'number' && width > pieceWidth;
  if (typeof id !== 'string' || !sized) return null;
  if (typeof background !== 'string' || typeof piece !== 'string') return null;
  return { id, width, pieceWidth, background, piece };
};

export const readVerdict = ({ outcome, ticket, randstr }: Data): Verdict | null => {
  if (outcome === 'missed' || outcome === 'burnt') return { outcome };
  const passed = outcome === 'passed' && typeof ticket === 'string' && typeof randstr === 'string';
  return passed ? { outcome, ticket, randstr } : null;
};
