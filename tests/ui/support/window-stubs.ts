import { vi } from 'vitest';

/** Where the page was asked to scroll to. */
export const scrollTo = vi.fn<(to: { readonly top: number; readonly behavior: string }) => void>();

/** What jsdom does not have and views ask for; less motion is wished for, so that nothing moves. */
export const windowStubs = {
  scrollTo,
  matchMedia: () => ({ matches: true }),
  /** Nothing comes into view where nothing is laid out. */
  IntersectionObserver: class {
    readonly observe = (): void => undefined;
    readonly disconnect = (): void => undefined;
  },
};

/** What the component library does to an element that a finger or pointer is on. */
export const elementStubs = { setPointerCapture: () => undefined, releasePointerCapture: () => undefined };
