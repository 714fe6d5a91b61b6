/** Longer than a double tap takes, in milliseconds. */
const doubleTapMs = 400;
/** Further than a finger strays between its two taps, in pixels. */
const strays = 24;

// An untrusted event, such as a script's click, is never a second tap.
const isSecondOf = (first: MouseEvent, event: MouseEvent): boolean =>
  event.isTrusted &&
  event.detail > 0 &&
  event.timeStamp - first.timeStamp < doubleTapMs &&
  Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < strays;

/**
 * Remembers the last press while an overlay is shown. If that press closed the overlay, its double tap has no
 * effect on the elements below.
 *
 * @returns stops it, after the overlay has closed
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
