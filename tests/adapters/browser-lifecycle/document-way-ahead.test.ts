// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { documentWayAhead } from '../../../src/adapters/browser-lifecycle/document-way-ahead';

const withConnection = (told: object): void => {
  Object.defineProperty(navigator, 'connection', { value: told, configurable: true });
};

test('[PER-01] a link of the site is heard when it is pressed or reached by the keyboard, no other one', () => {
  document.body.innerHTML = `
    <a href="/sale/soe/1?x=2#y"><b id="in">A</b></a><a id="out" href="https://example.com/sale">B</a>
    <button id="none" type="button">C</button>`;
  const heard: string[] = [];
  documentWayAhead(window).listen((address) => heard.push(address));
  for (const id of ['in', 'out', 'none'])
    document.getElementById(id)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.querySelector('a')?.focus();
  expect(heard).toEqual(['/sale/soe/1?x=2', '/sale/soe/1?x=2']);
});

test('[PER-01] nothing comes early where somebody saves data or has a slow way', () => {
  const { mayFetch } = documentWayAhead(window);
  expect(mayFetch()).toBe(true);
  withConnection({ saveData: true, effectiveType: '4g' });
  expect(mayFetch()).toBe(false);
  withConnection({ saveData: false, effectiveType: '2g' });
  expect(mayFetch()).toBe(false);
  withConnection({ saveData: false, effectiveType: '4g' });
  expect(mayFetch()).toBe(true);
});
