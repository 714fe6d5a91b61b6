import type { IO } from 'fp-ts/IO';
import type { Size } from '../domain/settings/app-settings';

/** What of the page is seen, in CSS pixels. */
export interface Seen {
  readonly window: Size;
  /** What of the window the page has: without scroll bars and the browser's own. */
  readonly content: Size;
  /** How far the page is scrolled. */
  readonly top: number;
}

/** The part of the page that is seen. */
export interface Viewport {
  readonly seen: IO<Seen>;
  /** Hears that it has become another: the window was resized, or the page scrolled. @returns stops listening */
  readonly listen: (listener: () => void) => () => void;
}
