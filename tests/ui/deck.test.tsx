import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectNavigationStatus } from '../../src/application/shell/navigation/status';
import { answered } from '../../tools/gallery/scene/answers';
import { fakePdf, faultyPdf } from '../../tools/gallery/scene/fake-pdf';
import type { Scene } from '../../tools/gallery/scene/scene';
import { presentationDetail, presentationScene } from '../../tools/gallery/stories/presentation-stories';
import { show } from './support/show';

const path = `/news/presentation/${presentationDetail.id}`;
const hostile = '<img src=x onerror="window.hit=1">';

const shown = async (search: string, scene: Partial<Scene> = {}) => {
  const { flows, user } = await show({ address: path + search, ...scene });
  return { user, address: () => selectNavigationStatus(flows.app.navigation.getSnapshot()).address };
};
const viewer = () => screen.findByRole('dialog', { name: presentationDetail.title }, { timeout: 10_000 });
const picture = (name: RegExp) => screen.findByRole('img', { name }, { timeout: 10_000 });
const press = async (key: string) => fireEvent.keyDown(await viewer(), { key });

test('[SCR-06] the pages are listed by title, and a title opens its page', { timeout: 30_000 }, async () => {
  const { user, address } = await shown('');
  await user.click(await screen.findByText('市场'));
  await viewer();
  expect((await picture(/^第 2 页，市场。公司按可触及的/)).getAttribute('src')).toContain('image/svg');
  expect(address()).toBe(`${path}?page=2`);
});

test('[SCR-06] keys turn pages, the address follows, and Escape closes', { timeout: 30_000 }, async () => {
  const { address } = await shown('?page=2');
  await picture(/^第 2 页/);
  await press('ArrowRight');
  await picture(/^第 3 页/);
  await press('End');
  await picture(/^第 4 页/);
  await press('PageDown');
  expect(address()).toBe(`${path}?page=4`);
  await press('Home');
  await picture(/^第 1 页/);
  await press('PageUp');
  expect(address()).toBe(`${path}?page=1`);
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(path);
});

test('[SCR-06] while a page is seen near, arrows move it and turn nothing', { timeout: 30_000 }, async () => {
  const { user, address } = await shown('?page=2');
  await picture(/^第 2 页/);
  await user.click(screen.getByRole('button', { name: '放大' }));
  await press('ArrowRight');
  expect(address()).toBe(`${path}?page=2`);
  await press('PageDown');
  await picture(/^第 3 页/);
  expect(document.querySelector<HTMLElement>('.viewer-picture')?.style.transform).toContain('scale(1)');
});

test('[SCR-06] the viewer gives the screen back when it closes', { timeout: 30_000 }, async () => {
  const screenNow: { element: Element | null } = { element: null };
  const change = (element: Element | null) => () => {
    screenNow.element = element;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  const given = {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => screenNow.element },
    exitFullscreen: { configurable: true, value: change(null) },
  };
  Object.defineProperties(document, given);
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: change(document.documentElement),
  });
  try {
    const { user } = await shown('?page=2');
    await picture(/^第 2 页/);
    await user.click(screen.getByRole('button', { name: '全屏' }));
    expect(screenNow.element).toBe(document.documentElement);
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screenNow.element).toBeNull();
  } finally {
    for (const name of Object.keys(given)) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  }
});

test(
  '[SCR-06] a page beyond the last one is the last one, on the address too',
  { timeout: 30_000 },
  async () => {
    const { address } = await shown('?page=999');
    await picture(/^第 4 页/);
    await waitFor(() => expect(address()).toBe(`${path}?page=4`));
  },
);

test.each([
  ['damaged', '文件已损坏，无法显示'],
  ['encrypted', '文件已加密，无法显示'],
  ['unavailable', '材料没有加载出来'],
] as const)('[SCR-06] a file that is %s is named, with a way to try again', async (fault, said) => {
  await shown('?page=1', { pdf: faultyPdf(fault) });
  await viewer();
  await screen.findByText(said);
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '下一页' })).toBeNull();
});

test('[SCR-06] a file of 501 pages is not shown', { timeout: 30_000 }, async () => {
  await shown('?page=1', { pdf: fakePdf(501) });
  await screen.findByText('材料超过 500 页，无法在线查看', undefined, { timeout: 10_000 });
});

test('[SEC-03] hostile markup in titles and lines is shown as text', { timeout: 30_000 }, async () => {
  await shown('?page=1', {
    kinds: {
      presentation: {
        ...presentationScene,
        detail: answered({
          ...presentationDetail,
          title: hostile,
          company: hostile,
          summary: hostile,
          pages: presentationDetail.pages?.map(() => ({ title: hostile, lines: [hostile] })) ?? null,
        }),
      },
    },
  });
  await screen.findByRole('dialog', { name: hostile }, { timeout: 10_000 });
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(Reflect.get(window, 'hit')).toBeUndefined();
});
