// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { documentWayAhead } from '../../../src/adapters/browser-lifecycle/document-way-ahead';

const withConnection = (reported: object): void => {
  Object.defineProperty(navigator, 'connection', { value: reported, configurable: true });
};

test('[PER-01] a link of the site is heard when it is pressed or reached by the keyboard, no other one', () => {
  document.body.innerHTML = `
    <a href="/sale/soe/1?x=2#y"><b id="in">A</b></a><a id="out" href="https://example.com/sale">B</a>
    <button id="none" type="button">C</button>`;
  const heard: string[] = [];
  documentWayAhead(window).listen((address, sign) => heard.push(`${sign} ${address}`));
  for (const id of ['in', 'out', 'none'])
    document.getElementById(id)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.querySelector('a')?.focus();
  expect(heard).toEqual(['pressed /sale/soe/1?x=2', 'reached /sale/soe/1?x=2']);
});

test('[PER-01] the connection is reported as the browser describes it, null where it does not', () => {
  const { connection } = documentWayAhead(window);
  expect(connection()).toEqual({ saveData: false, effectiveType: null });
  withConnection({ saveData: true, effectiveType: '3g' });
  expect(connection()).toEqual({ saveData: true, effectiveType: '3g' });
  withConnection({ saveData: 'yes', effectiveType: 4 });
  expect(connection()).toEqual({ saveData: false, effectiveType: null });
});

const supporting = (supported: boolean): void => {
  const relList = { supports: (rel: string) => supported && rel === 'modulepreload' };
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', { value: relList, configurable: true });
};

test('[PER-01] scripts and styles are fetched once, without running them, and awaited', async () => {
  supporting(true);
  document.head.innerHTML = '';
  const { fetch } = documentWayAhead(window);
  const settled: string[] = [];
  const first = fetch(['/assets/a.js', '/assets/a.css', '/assets/b.js']).then(() => settled.push('first'));
  await fetch(['/assets/a.js']);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['modulepreload', '/assets/a.js'],
    ['prefetch', '/assets/a.css'],
    ['modulepreload', '/assets/b.js'],
  ]);
  expect(document.querySelector('script')).toBeNull();
  links[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(settled).toEqual([]);
  links[2]?.dispatchEvent(new Event('error'));
  await first;
  expect(settled).toEqual(['first']);
});

test('[PER-01] a file that did not come is fetched again when it is asked for again', async () => {
  supporting(true);
  document.head.innerHTML = '';
  const { fetch } = documentWayAhead(window);
  const first = fetch(['/assets/a.js']);
  document.querySelector('link')?.dispatchEvent(new Event('error'));
  await first;
  void fetch(['/assets/a.js']);
  expect(document.head.querySelectorAll('link')).toHaveLength(2);
});

test('[PER-01] a browser without modulepreload gets the files into its cache, once each', async () => {
  supporting(false);
  document.head.innerHTML = '';
  const asked = vi.fn<typeof window.fetch>(() => Promise.resolve(new Response('')));
  window.fetch = asked;
  const { fetch } = documentWayAhead(window);
  await fetch(['/assets/a.js']);
  await fetch(['/assets/a.js', '/assets/b.js']);
  expect(asked.mock.calls.map(([file]) => file)).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(document.head.children).toHaveLength(0);
});
