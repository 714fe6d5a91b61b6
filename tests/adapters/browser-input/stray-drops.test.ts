// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { refuseStrayDrops } from '../../../src/adapters/browser-input/stray-drops';

afterEach(() => document.body.replaceChildren());

refuseStrayDrops(window);

/** Drags something over an element of the page and drops it; whether the browser is kept from opening it. */
const isRefused = (html: string, types: readonly string[], takes = false): readonly boolean[] => {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild;
  return ['dragover', 'drop'].map((type) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const dataTransfer = { types, dropEffect: 'copy' };
    Object.assign(event, { dataTransfer });
    if (takes) target?.addEventListener(type, (given) => given.preventDefault());
    target?.dispatchEvent(event);
    return event.defaultPrevented && dataTransfer.dropEffect === 'none';
  });
};

test('[SCR-11] a file that is dropped where nothing takes it never opens in place of the page', () => {
  expect(isRefused('<main></main>', ['Files'])).toEqual([true, true]);
  expect(isRefused('<textarea></textarea>', ['Files'])).toEqual([true, true]);
});

test('[SCR-11] words, file inputs and places that take files keep their own behaviour', () => {
  expect(isRefused('<textarea></textarea>', ['text/plain'])).toEqual([false, false]);
  expect(isRefused('<input type="file">', ['Files'])).toEqual([false, false]);
  expect(isRefused('<form></form>', ['Files'], true)).toEqual([false, false]);
});
