import type { PosterWork } from '../../../src/ports/poster-drawing';

declare global {
  interface Window {
    /** Draws a poster in the page of the bench. */
    hupoPoster?: (work: PosterWork) => Promise<string>;
  }
}
