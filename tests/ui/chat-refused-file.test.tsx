import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RefusedFile } from '../../src/ui/features/messages/chat/refused-file';

test.each([
  ['tooMany', true, '重试', '已有 20 个文件等待发送，请等它们发出或取消几个后重试'],
  [
    'tooMuch',
    true,
    '重试',
    '等待发送的文件合计不能超过 100 MB，加上所选文件为 104.0 MB，请等它们发出或取消几个后重试',
  ],
  ['unreadable', false, '重新选择', '无法读取所选文件，请重新选择'],
] as const)('[SOC-06][VAL-06] a file that may not go (%s) says why and what helps', async (...row) => {
  const [kind, canRetry, button, reason] = row;
  const [onRetry, onChoose, onCancel] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <RefusedFile
      file={{ name: '附件 21.pdf', problem: kind === 'tooMuch' ? { kind, bytes: 109_051_904 } : { kind } }}
      canRetry={canRetry}
      onRetry={onRetry}
      onChoose={onChoose}
      onCancel={onCancel}
    />,
  );
  expect(screen.getByText('附件 21.pdf')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(reason);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  expect([onRetry.mock.calls.length, onChoose.mock.calls.length]).toEqual(canRetry ? [1, 0] : [0, 1]);
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(onCancel).toHaveBeenCalledOnce();
});
