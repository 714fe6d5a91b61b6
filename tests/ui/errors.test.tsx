import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { selectNavigationStatus } from '../../src/application/shell/navigation/status';
import { show } from './support/show';

const throwing = (error: Error) => () => {
  throw error;
};

test('[LAY-08] an unknown address shows the 404 page with its message, apology and way home', async () => {
  await show({ address: '/no/such/page' });
  expect(screen.getByRole('heading', { level: 1, name: '页面未找到' })).toBeTruthy();
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByText('This page could not be found')).toBeTruthy();
  expect(screen.getByText('抱歉，该页面不存在或已下线。')).toBeTruthy();
  const words = screen.getByRole('main').textContent;
  expect(words.indexOf('页面未找到')).toBeLessThan(words.indexOf('抱歉'));
  expect(words.indexOf('抱歉')).toBeLessThan(words.indexOf('404'));
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('页面未找到 - 琥珀并购');
});

test('[RTE-03] a malformed parameter shows the 404 page', async () => {
  await show({ address: '/sale/nowhere/1' });
  expect(screen.getByText('This page could not be found')).toBeTruthy();
});

test('[LAY-07][LAY-09] a page refused with 401 goes to /error/401, titled 发生未知错误', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { flows } = await show(
    {},
    { linkOf: throwing(Object.assign(new Error('refused'), { status: 401 })) },
  );
  await waitFor(() =>
    expect(selectNavigationStatus(flows.app.navigation.getSnapshot()).address).toBe('/error/401'),
  );
  silent.mockRestore();
  expect((await screen.findByRole('link', { name: '重新登录' })).getAttribute('href')).toBe('/login');
  expect(screen.getByText('401')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: '登录已失效，请重新登录' })).toBeTruthy();
  expect(screen.queryByText(/不存在|认证失败/)).toBeNull();
  expect(document.title).toBe('发生未知错误 - 琥珀并购');
});

test('[LAY-07] the error screen appears 200 ms after the page failed, not before', async () => {
  const { flows } = await show();
  vi.useFakeTimers();
  act(() => {
    flows.app.navigation.send({ type: 'navigation.requested', address: '/no/such/page' });
  });
  const error = () => document.querySelector('.error-screen');
  act(() => {
    vi.advanceTimersByTime(199);
  });
  expect(error()?.hasAttribute('hidden')).toBe(true);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(error()?.hasAttribute('hidden')).toBe(false);
});

test('[LAY-10] a page that fails with a status shows the error screen with it', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show({}, { linkOf: throwing(Object.assign(new Error('asleep'), { status: 503 })) });
  expect(await screen.findByText('503')).toBeTruthy();
  expect(screen.queryByText('500')).toBeNull();
  expect(screen.getByText('系统未知错误，请反馈给管理员')).toBeTruthy();
  expect(document.title).toBe('发生未知错误 - 琥珀并购');
  silent.mockRestore();
});

test('[REL-04] a view that throws shows the error screen in its place, tells of it once, and the next page works', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reportViewFailure = vi.fn();
  const defect = new Error('a view throws');
  const { user } = await show(
    { address: '/user/agreement' },
    {
      reportViewFailure,
      linkOf: () => {
        throw defect;
      },
    },
  );
  await user.click(screen.getByRole('link', { name: '返回' }));
  expect(await screen.findByText('500')).toBeTruthy();
  expect(reportViewFailure).toHaveBeenCalledExactlyOnceWith(defect);
  expect(screen.getAllByRole('navigation', { name: '主导航' }).length).toBeGreaterThan(0);
  silent.mockRestore();
});

test('[REL-04] leaving the page that threw shows the next one', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { flows } = await show(
    {},
    {
      linkOf: () => {
        throw new Error('a view throws');
      },
    },
  );
  expect(await screen.findByText('500')).toBeTruthy();
  act(() => {
    flows.app.navigation.send({ type: 'navigation.requested', address: '/user/agreement' });
  });
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: '用户协议' })).toBeTruthy();
  });
  silent.mockRestore();
});
