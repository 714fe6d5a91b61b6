import { CanvasPosters } from '../../../src/adapters/picture-canvas/canvas-posters';
import type { PosterWork } from '../../../src/ports/poster-drawing';

/** Draws a poster with the adapter of the product, and returns its data address. */
export const drawPoster = async (work: PosterWork): Promise<string> => {
  const drawn = await new CanvasPosters(window, 'wechat').draw(work)();
  return drawn._tag === 'Right' ? drawn.right.address : '';
};

Object.assign(globalThis, { drawPoster });
