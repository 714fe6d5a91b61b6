import { right } from 'fp-ts/Either';
import { CanvasPosters } from '../../../src/adapters/picture-canvas/canvas-posters';
import type { PosterDrawing } from '../../../src/ports/poster-drawing';
import { inertPosters } from '../../../src/server/inert-ports';
import type { Scene } from './scene';

const empty = {
  png: new Blob([], { type: 'image/png' }),
  address: 'data:image/png;base64,',
  close: () => undefined,
};

/** What draws the posters of a scene: the browser's canvas, and an empty picture where there is none. */
export const posterOf = ({ draws, environment }: Pick<Scene, 'draws' | 'environment'>): PosterDrawing => {
  if (!draws) return inertPosters;
  return 'Path2D' in globalThis
    ? new CanvasPosters(window, environment)
    : { draw: () => () => Promise.resolve(right(empty)) };
};
