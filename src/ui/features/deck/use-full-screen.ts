import { useEffect, useSyncExternalStore } from 'react';

const listen = (hear: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', hear);
  return () => document.removeEventListener('fullscreenchange', hear);
};

/** Whether the page fills the screen: null where the browser offers no such thing, as on a phone of Apple. */
const standing = (): boolean | null =>
  document.fullscreenEnabled ? document.fullscreenElement !== null : null;

/** Lets the page fill the screen and gives it back. A browser that refuses leaves the window as it is. */
const toggle = (): void => {
  const change =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  void change.catch(() => undefined);
};

const leave = (): void => {
  if (standing() === true) void document.exitFullscreen().catch(() => undefined);
};

/**
 * Whether the page fills the screen, and the way to change it; null where the browser cannot. The screen is given back
 * when what was shown on it closes.
 */
export const useFullScreen = (): { readonly full: boolean; readonly toggle: () => void } | null => {
  const full = useSyncExternalStore(listen, standing, () => null);
  useEffect(() => leave, []);
  return full === null ? null : { full, toggle };
};
