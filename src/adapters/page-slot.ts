/**
 * Notifies once when the view's place for a part of an adapter exists; the view may come later than what it shows.
 * @returns stops waiting
 */
export function whenSlotExists(
  window: Pick<Window & typeof globalThis, 'document' | 'MutationObserver'>,
  id: string,
  notify: (slot: HTMLElement) => void,
): () => void {
  const { document } = window;
  const look = (): boolean => {
    const slot = document.getElementById(id);
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
