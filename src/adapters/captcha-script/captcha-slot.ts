import { captchaSlotId } from '../../domain/captcha/captcha-slot';

/**
 * Notifies once when the view's place for the frame exists; the view may come later than the configuration.
 * @returns stops waiting
 */
export function whenSlotExists(
  window: Window & typeof globalThis,
  notify: (slot: HTMLElement) => void,
): () => void {
  const { document } = window;
  const look = (): boolean => {
    const slot = document.getElementById(captchaSlotId);
    if (slot !== null) notify(slot);
    return slot !== null;
  };
  if (look()) return () => undefined;
  const observer = new window.MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
