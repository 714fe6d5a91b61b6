/**
 * Runs in the page, with the focus somewhere. Names the element that has it when nothing shows that it does,
 * or when it is out of sight; null when all is well, and 'end' when the focus has left the page.
 */
export const focusFault = (): string | null => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'end';

  const looks = (): string => {
    const chain = [element, element.parentElement, element.parentElement?.parentElement];
    return chain
      .filter((one) => one instanceof HTMLElement)
      .flatMap((one) => [null, '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .map(({ outline, outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor }) =>
        [
          outlineStyle === 'none' || parseFloat(outlineWidth) === 0 ? '' : outline,
          boxShadow,
          borderColor,
          backgroundColor,
        ].join(),
      )
      .join();
  };
  const name = element.outerHTML.slice(0, 120);
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const [across, down] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const hit = document.elementFromPoint(across, down);
  const covered = hit?.closest('nav, header') ?? null;
  const hidden = covered !== null && !covered.contains(element) && element.tagName !== 'IFRAME';

  const focused = looks();
  element.blur();
  const blurred = looks();
  element.focus({ preventScroll: true });
  if (focused === blurred) return `no ring: ${name}`;
  return hidden || bottom < 0 || top > innerHeight ? `out of sight: ${name}` : null;
};
