/** Runs in the page. Names each pair of texts that are drawn over each other, one line each. */
export const overlaps = (): readonly string[] => {
  interface Drawn {
    readonly element: Element;
    readonly text: string;
    readonly layer: Element | null;
    readonly box: {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    };
  }

  /** What lies over the page on purpose is compared with itself alone. */
  const layerOf = (element: Element): Element | null => {
    for (let up: Element | null = element; up !== null; up = up.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return up;
    return null;
  };

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.vh, .skip-link, [aria-hidden="true"]') === null;

  /** What is left of a box in all ancestors that cut it off. */
  const cut = (element: Element, box: DOMRect): Drawn['box'] => {
    let { left, right, top, bottom } = box;
    for (let up: Element | null = element; up !== null; up = up.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(up);
      if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') continue;
      const edge = up.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, right, top, bottom };
  };

  const drawn: Drawn[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '' || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(element);
    for (const rect of range.getClientRects())
      drawn.push({ element, text: node.textContent?.trim() ?? '', layer, box: cut(element, rect) });
  }
  // A line's box has room above and below its letters: only what reaches into the letters counts.
  const meet = ({ box: one }: Drawn, { box: other }: Drawn): boolean => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 2 && high > Math.min(one.bottom - one.top, other.bottom - other.top) * 0.35;
  };
  const byTop = drawn.toSorted((one, other) => one.box.top - other.box.top);
  const found = new Set<string>();
  for (const [place, one] of byTop.entries())
    for (const other of byTop.slice(place + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.element === other.element || one.layer !== other.layer || !meet(one, other)) continue;
      found.add(
        `overlap: '${one.text.slice(0, 30)}' and '${other.text.slice(0, 30)}' in ${one.element.className || one.element.tagName}`,
      );
    }
  return [...found];
};
