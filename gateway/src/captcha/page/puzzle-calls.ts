import { post } from './calls';
import type { FrameElements } from './elements';
import {
  readPuzzle,
  readSound,
  readVerdict,
  type GivenPuzzle,
  type GivenSound,
  type Verdict,
} from './read-answers';
import type { FrameContext } from './frame-messages';
import type { Way } from './way-keeper';

/** The refusals; the text of the same name shows each to the person. */
export type Obstacle = 'tooFrequent' | 'networkTimeout' | 'imageFailed';

const showPicture = async (image: HTMLImageElement, png: string): Promise<void> => {
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
};

/** Asks for another puzzle and shows its pictures once both can be seen. */
export const drawPuzzle = async (
  { background, piece }: FrameElements,
  { appid, sid }: FrameContext,
): Promise<GivenPuzzle | Obstacle> => {
  const answer = await post('/challenge', { appid, sid });
  if (answer.kind === 'tooFrequent') return 'tooFrequent';
  const given = answer.kind === 'answered' ? readPuzzle(answer.data) : null;
  if (given === null) return 'networkTimeout';
  const pictures = [showPicture(background, given.background), showPicture(piece, given.piece)];
  return Promise.all(pictures).then(
    () => given,
    () => 'imageFailed',
  );
};

/** Asks for four spoken digits. */
export const orderSound = async ({ appid, sid }: FrameContext): Promise<GivenSound | Obstacle> => {
  const answer = await post('/sound', { appid, sid });
  if (answer.kind === 'tooFrequent') return 'tooFrequent';
  return (answer.kind === 'answered' ? readSound(answer.data) : null) ?? 'networkTimeout';
};

/** The place to which the piece was moved, in px of the picture, and its way; or the digits that were heard. */
export type HandedIn = { readonly x: number; readonly way: Way } | { readonly digits: string };

export const judge = async (
  { appid, sid }: FrameContext,
  id: string,
  handedIn: HandedIn,
): Promise<Verdict | Obstacle> => {
  const answer = await post('/verify', { appid, sid, id, ...handedIn });
  if (answer.kind === 'tooFrequent') return 'tooFrequent';
  return (answer.kind === 'answered' ? readVerdict(answer.data) : null) ?? 'networkTimeout';
};
