/** Runs in the page. Names what reaches beyond the page's width or is cut off, one line each. */
export const overflows = (): readonly string[] => {
  const page = document.documentElement.clientWidth;

  const scrollsSideways = (element: Element): boolean => {
    for (let up = element.parentElement; up !== null; up = up.parentElement)
      if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(up).overflowX))
        return up !== document.body;
    return false;
  };

  const hasOwnText = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('.vh, .skip-link') === null;

  const cutOff = (element: Element): boolean => {
    const { overflowY, textOverflow } = getComputedStyle(element);
    if (overflowY !== 'hidden' || textOverflow === 'ellipsis' || element.clientHeight <= 1) return false;
    return element.scrollHeight > element.clientHeight + 2;
  };

  const isBrokenFigure = (node: ChildNode): boolean => {
    if (!(node instanceof Text) || !/^[\s+-]*[\d,.]{2,}[\s%]*$/.test(node.data)) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };

  const told = [...document.body.querySelectorAll('*')]
    .filter((element) => hasOwnText(element) && isShown(element))
    .flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      const wide = (right > page + 1 || left < -1) && !scrollsSideways(element);
      const broken = [...element.childNodes].some(isBrokenFigure);
      const faults = [wide && 'wide', cutOff(element) && 'cut off', broken && 'broken figure'];
      return faults.filter(Boolean).map((fault) => `${fault}: ${element.outerHTML.slice(0, 120)}`);
    });
  const over = document.documentElement.scrollWidth - page;
  return over > 0 ? [`the page scrolls sideways by ${over} px`, ...told] : told;
};

/** Runs in the page. Doubles every text, as WeChat does at its largest setting. */
export const doubleText = (): void => {
  const sizes = [...document.body.querySelectorAll<HTMLElement>('*')].map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, size: parseFloat(fontSize), line: parseFloat(lineHeight) };
  });
  for (const { element, size, line } of sizes) {
    element.style.fontSize = `${size * 2}px`;
    if (Number.isFinite(line)) element.style.lineHeight = `${line * 2}px`;
  }
};
