/** Longer than a double tap takes, in milliseconds. */
const doubleTapMs = 400;
/** Further than a finger strays between its two taps, in pixels. */
const strays = 24;

// What no finger did, a script's press for one, is nobody's second tap.
const isSecondOf = (first: MouseEvent, event: MouseEvent): boolean =>
  event.isTrusted &&
  event.detail > 0 &&
  event.timeStamp - first.timeStamp < doubleTapMs &&
  Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < strays;

/**
 * While something is shown, the last press is kept in mind: when it was the one that took it away, its double falls
 * on nothing instead of on what stands there then.
 * @returns ends it, when what was shown is gone
 */
export const mindSecondTap = (page: Document): (() => void) => {
  const pressed: MouseEvent[] = [];
  const mind = (event: MouseEvent): void => {
    pressed.splice(0, 1, event);
  };
  page.addEventListener('click', mind, { capture: true });
  return () => {
    page.removeEventListener('click', mind, { capture: true });
    const [first] = pressed;
    if (first === undefined) return;
    const swallow = (event: MouseEvent): void => {
      if (!isSecondOf(first, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    page.addEventListener('click', swallow, { capture: true, once: true });
  };
};
