import { isSome } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../src/domain/address/parse-address';
import type { LinkTarget } from '../../src/domain/address/link-target';
import { sanitise } from '../../src/ui/kit/rich-text/sanitise';
import { xssPayloads } from '../support/payloads/xss';

const rules = { origin: 'https://hupo.example', allowedHosts: ['allowed.example'] };
const linkOf = (address: string | null): LinkTarget | null => {
  const parsed = parseAddress(address ?? '', rules);
  if (!isSome(parsed)) return null;
  return parsed.value.kind === 'inside' ? { kind: 'inside', to: parsed.value.address } : parsed.value;
};

const attributes = 'href src alt title width height colspan rowspan scope target rel loading'.split(' ');
const elements =
  'P BR HR H2 H3 H4 STRONG B EM I U S SUB SUP SPAN BLOCKQUOTE UL OL LI DL DT DD TABLE CAPTION THEAD TBODY TR TH TD A IMG FIGURE FIGCAPTION PRE CODE'.split(
    ' ',
  );

/** What of some elements is not on the list of what rich text may be made of. */
const unexpected = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(elements.includes(element.tagName) ? [] : [element.tagName]),
    ...element.getAttributeNames().filter((name) => !attributes.includes(name)),
    ...[...element.querySelectorAll('template')].map(() => 'template'),
  ]);

/** Addresses that a browser would go to or load from. */
const addresses = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('a[href], img[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );

/** What a browser would make of the markup if somebody wrote it into a page after all. */
const parsed = (html: string): Document => {
  const read = document.implementation.createHTMLDocument();
  read.body.innerHTML = html;
  return read;
};

const followed = /^(?:\/(?![/\\])|https:\/\/allowed\.example\/)/;
const loaded = /^(?:\/(?![/\\])|https:\/\/)/;

describe.each(Object.entries(xssPayloads))('%s', (_leaningOn, payloads) => {
  test.each(payloads)('[SEC-03] nothing that acts is left of %j', (html) => {
    for (const wrapped of [html, `<p>${html}</p>`, `<table><tr><td>${html}`, `<blockquote title="${html}`]) {
      const first = sanitise(wrapped, linkOf);
      expect(unexpected(first)).toEqual([]);
      for (const link of first.querySelectorAll('a[href]'))
        expect(link.getAttribute('href')).toMatch(followed);
      for (const picture of first.querySelectorAll('img'))
        expect(picture.getAttribute('src')).toMatch(loaded);
      const host = document.createElement('div');
      host.append(first);
      const read = parsed(host.innerHTML);
      expect(unexpected(read.body)).toEqual([]);
      expect(addresses(read.body).filter((address) => !loaded.test(address))).toEqual([]);
    }
  });
});

test('[SEC-03] the list holds at least eighty different payloads', () => {
  const all = Object.values(xssPayloads).flat();
  expect(all.length).toBeGreaterThanOrEqual(80);
  expect(new Set(all).size).toBe(all.length);
});
