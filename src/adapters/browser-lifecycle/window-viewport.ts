import type { Viewport } from '../../ports/viewport';

/** The window's own measures. */
export const windowViewport = (page: Window): Viewport => ({
  seen: () => ({
    window: { width: page.innerWidth, height: page.innerHeight },
    content: {
      width: page.document.documentElement.clientWidth,
      height: page.document.documentElement.clientHeight,
    },
    top: page.scrollY,
  }),
  listen: (listener) => {
    page.addEventListener('resize', listener);
    page.addEventListener('scroll', listener, { passive: true });
    return () => {
      page.removeEventListener('resize', listener);
      page.removeEventListener('scroll', listener);
    };
  },
});
