// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { DocumentLinks } from '../../../src/adapters/bridge-native/document-links';

const scene = document.createElement('main');
document.body.append(scene);
const listening: { stop?: () => void } = {};
afterEach(() => listening.stop?.());

const link = (href: string | null, target: string): HTMLElement => {
  const made = document.createElement('a');
  if (href !== null) made.setAttribute('href', href);
  made.target = target;
  const word = document.createElement('b');
  made.append(word);
  scene.replaceChildren(made);
  return word;
};
const followed = (): string[] => {
  const addresses: string[] = [];
  listening.stop = new DocumentLinks(document).listen((address) => addresses.push(address));
  return addresses;
};
const click = (element: HTMLElement, before?: (event: Event) => void): boolean => {
  if (before !== undefined) element.addEventListener('click', before, { once: true });
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

test('[ENV-03] a link that would open a new window is followed by the app instead of the browser', () => {
  const addresses = followed();
  expect(click(link('https://partner.example/report', '_blank'))).toBe(false);
  expect(addresses).toEqual(['https://partner.example/report']);
});

test('[ENV-03] links of the application, and what somebody has served already, are left alone', () => {
  const addresses = followed();
  expect(click(link('#messages', ''))).toBe(true);
  expect(click(link(null, '_blank'))).toBe(true);
  click(link('https://partner.example/', '_blank'), (event) => event.preventDefault());
  expect(addresses).toEqual([]);
});

test('[ENV-03] nothing is followed any more once nobody listens', () => {
  const addresses = followed();
  listening.stop?.();
  expect(click(link('https://partner.example/', '_blank'))).toBe(true);
  expect(addresses).toEqual([]);
});
