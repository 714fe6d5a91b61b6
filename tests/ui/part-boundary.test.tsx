import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PartBoundary } from '../../src/ui/kit/state/boundary/part-boundary';
import { Panel } from '../../src/ui/kit/display/panel/panel';

const failure = new Error('a part fails');
function Failing(): never {
  throw failure;
}

const failed = '这一部分暂时无法显示，其余内容不受影响。';

test('[REL-04] a part that fails leaves the other parts of its page, and is reported once', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <PartBoundary>
        <Failing />
      </PartBoundary>
      <Panel title="财务">
        <Failing />
      </Panel>
      <Panel title="文件">
        <p>审计报告</p>
      </Panel>
    </>,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([failed, failed]);
  expect(screen.getByRole('heading', { name: '财务' })).toBeTruthy();
  expect(screen.getByText('审计报告')).toBeTruthy();
  expect(reported.mock.calls.flat().filter((error) => error === failure)).toHaveLength(2);
  reported.mockRestore();
});

test('[REL-04] a part whose texts the browser translated is mounted again and keeps the page', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = (isBusy: boolean) => (
    <>
      <PartBoundary>
        <p>
          {isBusy ? '正在发送' : null}
          <b>张伟</b>
        </p>
      </PartBoundary>
      <PartBoundary>
        <p>其余内容</p>
      </PartBoundary>
    </>
  );
  const { container, rerender } = render(page(true));
  const [text] = [...screen.getByText('正在发送').childNodes];
  const wrapper: string = 'font';
  const font = document.createElement(wrapper);
  font.textContent = 'Sending';
  if (text instanceof Text) text.replaceWith(font);
  rerender(page(false));
  expect(container.textContent).toBe('张伟其余内容');
  expect(screen.queryByRole('alert')).toBeNull();
  reported.mockRestore();
});
