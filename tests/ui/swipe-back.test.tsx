import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { selectNavigationStatus } from '../../src/application/shell/navigation/status';
import { show } from './support/show';

type Place = readonly [x: number, y: number];
const touchAt = ([clientX, clientY]: Place) => ({ clientX, clientY });
const from: Place = [100, 400];
const to: Place = [260, 410];

/** One finger, or more, over an element. */
const swipe = (on: Element, fingers = 1): void => {
  const down = Array.from({ length: fingers }, () => touchAt(from));
  fireEvent.touchStart(on, { touches: down, changedTouches: down });
  fireEvent.touchEnd(on, { touches: [], changedTouches: [touchAt(to)] });
};

/** A page with nothing before it: going back from it leads home. */
const openPage = async () => {
  const { flows } = await show({ address: '/user/agreement' });
  const heading = await screen.findByRole('heading', { level: 1, name: '用户协议' });
  const address = () => selectNavigationStatus(flows.app.navigation.getSnapshot()).address;
  return { flows, heading, address };
};

/** Puts an element on the page that was opened. */
const within = (
  heading: Element,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): Element => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  heading.parentElement?.append(made);
  return made;
};

afterEach(() => vi.restoreAllMocks());

test('[LAY-04] a swipe to the right goes back', async () => {
  const { heading, address } = await openPage();
  swipe(heading);
  await waitFor(() => expect(address()).toBe('/'));
});

test('[LAY-04] a swipe that another touch interrupted, or of two fingers, does not', async () => {
  const { heading, address } = await openPage();
  swipe(heading, 2);
  fireEvent.touchStart(heading, { touches: [touchAt(from)], changedTouches: [touchAt(from)] });
  fireEvent.touchCancel(heading);
  fireEvent.touchEnd(heading, { touches: [], changedTouches: [touchAt(to)] });
  expect(address()).toBe('/user/agreement');
});

test.each([
  ['input', {}],
  ['textarea', {}],
  ['div', { role: 'slider' }],
  ['section', { 'aria-roledescription': '轮播' }],
])('[LAY-04] a swipe that begins in a %s %j is not ours', async (tag, attributes) => {
  const { heading, address } = await openPage();
  swipe(within(heading, tag, attributes));
  expect(address()).toBe('/user/agreement');
});

test('[LAY-04] in what scrolls sideways a swipe scrolls; where all of it is seen it goes back', async () => {
  const { heading, address } = await openPage();
  const row = within(heading, 'div', { style: 'overflow-x: auto' });
  const cell = document.createElement('span');
  row.append(cell);
  const width = vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(900);
  swipe(cell);
  expect(address()).toBe('/user/agreement');
  width.mockReturnValue(0);
  swipe(cell);
  await waitFor(() => expect(address()).toBe('/'));
});

test('[LAY-04] while a captcha lies on the page a swipe is not heard', async () => {
  const { flows, heading, address } = await openPage();
  flows.app.navigation.send({ type: 'layer.opened', id: 'captcha' });
  await waitFor(() => expect(heading.closest('[inert]')).not.toBeNull());
  swipe(heading);
  expect(selectNavigationStatus(flows.app.navigation.getSnapshot()).layers).toEqual(['captcha']);
  expect(address()).toBe('/user/agreement');
});
