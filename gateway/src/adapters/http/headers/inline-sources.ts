import { createHash } from 'node:crypto';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts with an address of their own, and data that no policy applies to. */
const isExempt = /\b(?:src=|type="application\/(?:ld\+)?json")/i;

/** The texts of the elements of this kind, in one pass over the page. */
const textsOf = (page: string, element: 'script' | 'style'): readonly string[] => {
  const lower = page.toLowerCase();
  const texts: string[] = [];
  for (let at = lower.indexOf(`<${element}`); at >= 0; at = lower.indexOf(`<${element}`, at)) {
    const opened = lower.indexOf('>', at);
    const closed = lower.indexOf(`</${element}>`, opened);
    if (opened < 0 || closed < 0) return texts;
    if (!isExempt.test(page.slice(at, opened))) texts.push(page.slice(opened + 1, closed));
    at = closed;
  }
  return texts;
};

/**
 * The policy's sources that allow the inline elements of this kind: the hash of each. An element with
 * data runs under no policy.
 */
export const inlineSources = (page: string, element: 'script' | 'style'): readonly string[] =>
  textsOf(page, element)
    .filter((text) => text.trim() !== '')
    .map(hash);
