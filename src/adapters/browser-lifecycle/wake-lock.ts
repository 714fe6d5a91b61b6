import type { AwakeScreen } from '../../ports/awake-screen';

/** The Screen Wake Lock API, where the browser has it. The browser lets go when the page is hidden. */
export const wakeLock = ({
  navigator,
  document,
}: Pick<Window, 'document'> & { readonly navigator: { readonly wakeLock?: WakeLock } }): AwakeScreen => ({
  keep: (hear) => {
    const ending = new AbortController();
    const { signal } = ending;
    const held: { lock?: WakeLockSentinel } = {};
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || navigator.wakeLock === undefined) return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (signal.aborted) {
          await lock.release();
          return;
        }
        held.lock = lock;
        lock.addEventListener('release', () => {
          if (!signal.aborted) hear(false);
        });
        hear(true);
      } catch {
        // A low battery refuses it: the page says that the screen may turn dark.
        if (!signal.aborted) hear(false);
      }
    };
    document.addEventListener('visibilitychange', () => void ask(), { signal });
    void ask();
    return () => {
      ending.abort();
      held.lock?.release().catch(() => undefined);
    };
  },
});
