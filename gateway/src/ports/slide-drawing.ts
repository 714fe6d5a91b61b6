import type { Deck, Slide } from '../domain/presentation/slide';

/** Draws presentations; the same bytes for the same pages. Null while too many wait, and where it failed. */
export interface SlideDrawing {
  /** A page as a WebP picture. */
  readonly picture: (slide: Slide) => Promise<Uint8Array | null>;
  /** All pages as a PDF. */
  readonly file: (deck: Deck) => Promise<Uint8Array | null>;
}
