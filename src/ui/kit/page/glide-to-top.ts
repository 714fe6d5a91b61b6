/** How long the way to the top takes, in milliseconds (product.md §9). */
const duration = 300;

/** Scrolls the page to its top in about 300 ms, at once for those who ask for less motion (LAY-03). */
export const glideToTop = (atOnce: boolean): void => {
  const from = window.scrollY;
  let began: number | null = null;
  const step = (time: number): void => {
    began ??= time;
    const left = Math.max(0, 1 - (time - began) / duration);
    window.scrollTo({ top: from * left ** 3, behavior: 'instant' });
    if (left > 0) window.requestAnimationFrame(step);
  };
  if (atOnce) window.scrollTo({ top: 0, behavior: 'instant' });
  else window.requestAnimationFrame(step);
};
