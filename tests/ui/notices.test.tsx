import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from './support/show';

test('[GAT-07][GAT-13] a failed connection is told in a dialog titled 系统提示 with 关闭', async () => {
  const { flows, user } = await show();
  act(() => {
    flows.app.notices.send({ type: 'notice.callFailed', failure: { kind: 'network' } });
  });
  const dialog = await screen.findByRole('dialog', { name: '系统提示' });
  expect(within(dialog).getByText('后端接口连接异常')).toBeTruthy();
  expect(within(dialog).getByText(/^请检查网络连接后重试/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: '关闭' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('[LAY-17] a dialog takes the focus, makes the page beneath inert, and Escape closes it', async () => {
  const { flows, user } = await show();
  act(() => {
    flows.app.notices.send({ type: 'notice.callFailed', failure: { kind: 'timeout' } });
  });
  const dialog = await screen.findByRole('dialog', { name: '系统提示' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.querySelector('[inert] main')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(document.querySelector('[inert] main')).toBeNull();
});

test('[GAT-06][LAY-17] a code 500 is told by a toast with a sign before it, which is also announced', async () => {
  const { flows } = await show();
  act(() => {
    flows.app.notices.send({
      type: 'notice.callFailed',
      failure: { kind: 'refused', code: 500, message: '服务暂时不可用' },
    });
  });
  await waitFor(() => {
    expect(document.querySelector('.adm-toast-main')?.textContent).toBe('服务暂时不可用');
  });
  expect(document.querySelector('.adm-toast-main svg')).not.toBeNull();
  expect(
    screen.getAllByText('服务暂时不可用').some((reported) => reported.getAttribute('role') === 'status'),
  ).toBe(true);
});

test('[GAT-06] another refusal is told by a notification that can be put away', async () => {
  const { flows, user } = await show();
  act(() => {
    flows.app.notices.send({
      type: 'notice.callFailed',
      failure: { kind: 'refused', code: 403, message: '当前操作没有权限' },
    });
  });
  const card = () => document.querySelector('.notification');
  expect(card()?.textContent).toBe('当前操作没有权限');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  expect(card()).toBeNull();
});

test('[GAT-07] when the code of the dialog cannot be fetched, the same is told plainly', async () => {
  vi.resetModules();
  vi.doMock('../../src/ui/frame/notices/fine-notices', () => {
    throw new Error('chunk is gone');
  });
  const { render } = await import('@testing-library/react');
  const { Root } = await import('../../src/ui/frame/app/root');
  const { flowsOf } = await import('../../tools/gallery/scene/flows-of');
  const { visitorScene } = await import('../../tools/gallery/stories/visitor-scene');
  const flows = flowsOf(visitorScene);
  render(<Root flows={flows} />);
  act(() => {
    flows.app.notices.send({ type: 'notice.callFailed', failure: { kind: 'network' } });
  });
  const dialog = await screen.findByRole('alertdialog', { name: '系统提示' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  act(() => {
    within(dialog).getByRole('button', { name: '关闭' }).click();
  });
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  vi.doUnmock('../../src/ui/frame/notices/fine-notices');
});
