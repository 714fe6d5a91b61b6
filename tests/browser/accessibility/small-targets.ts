/**
 * Runs in the page. Names every control that is smaller than 44 CSS px either way, one line each. A link
 * within running text is excepted, as WCAG 2.5.8 does; a control also has what is touched around it.
 */
export const smallTargets = (): readonly string[] => {
  const size = 44;
  const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"]';

  const isInRunningText = (element: Element): boolean => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    if (element.parentElement?.matches('p, td, dd, span') !== true) return false;
    const own = element.textContent.trim();
    const around = element.parentElement.textContent.trim();
    return around.length > own.length;
  };

  /** A control that only its label shows is touched there. */
  const targetOf = (element: Element): Element => {
    const label = element.matches('.vh') ? document.querySelector(`label[for="${element.id}"]`) : null;
    return label ?? element.closest('label') ?? element;
  };

  const belongs = (hit: Element | null, element: Element): boolean =>
    hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);

  /** How far, in px, one can go from the middle and still meet the control. */
  const reach = (element: Element, right: number, down: number): number => {
    const { x, y, width, height } = targetOf(element).getBoundingClientRect();
    const [across, along] = [x + width / 2, y + height / 2];
    const meets = (away: number): boolean =>
      belongs(document.elementFromPoint(across + right * away, along + down * away), element);
    let away = 0;
    while (away < size && meets(away + 1)) away += 1;
    return away;
  };

  /** Whether it answers over the whole size, as what is touched may be larger than what is seen. */
  const answersAround = (element: Element): boolean => {
    targetOf(element).scrollIntoView({ block: 'center', behavior: 'instant' });
    const wide = reach(element, 1, 0) + reach(element, -1, 0);
    return wide >= size - 1 && reach(element, 0, 1) + reach(element, 0, -1) >= size - 1;
  };

  return [...document.querySelectorAll(controls)]
    .filter((element) => element.closest('[inert]') === null && !element.matches('.skip-link'))
    .filter((element) => targetOf(element).checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isInRunningText(element))
    .filter((element) => {
      const { width, height } = targetOf(element).getBoundingClientRect();
      return (width < size || height < size) && !answersAround(element);
    })
    .map((element) => {
      const { width, height } = targetOf(element).getBoundingClientRect();
      return `${element.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`;
    });
};
