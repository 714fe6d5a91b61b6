import type { Page } from '@playwright/test';

/** Puts each text of the page into elements of its own, and goes on as the page changes, as Google Translate does. */
const wrapTexts = (): void => {
  const wrapper: string = 'font';
  const isLeftAlone = (text: Text): boolean =>
    text.data.trim() === '' ||
    text.parentElement === null ||
    text.parentElement.closest('font, [translate="no"], script, style, svg, textarea, option') !== null;
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (isLeftAlone(text)) continue;
      const [outer, inner] = [document.createElement(wrapper), document.createElement(wrapper)];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
};

/** Has the browser translate the page, into its own words. */
export const translatePage = (page: Page): Promise<void> => page.evaluate(wrapTexts);
