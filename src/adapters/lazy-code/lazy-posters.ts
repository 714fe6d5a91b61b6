import { left } from 'fp-ts/Either';
import type { PosterDrawing } from '../../ports/poster-drawing';

/** What draws posters, whose code is loaded when the first one is drawn. */
export const lazyPosters = (load: () => Promise<PosterDrawing>): PosterDrawing => ({
  draw: (work) => () =>
    load().then(
      (drawing) => drawing.draw(work)(),
      () => left('undrawable' as const),
    ),
});
