import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { compareChoiceMachine } from '../../src/application/deals/compare-choice/machine';
import { fromCall, readLimit } from '../../src/application/kit/from-call';
import type { CompareChange, CompareSet } from '../../src/domain/sale/compare-set';
import { CompareBar } from '../../src/ui/features/list/compare/compare-bar';
import { CompareWord } from '../../src/ui/features/list/compare/compare-tool';

test('[REL-03][MKT-11] a deal that was not put into the comparison is not marked, and the bar says so', async () => {
  const choice = createActor(
    compareChoiceMachine.provide({
      actors: {
        recall: fromCall<CompareSet | null>(() => () => Promise.resolve(right([])), { limit: readLimit }),
        keep: fromCall<CompareSet | null, CompareChange>(
          () => () => Promise.resolve(left({ kind: 'network' })),
          {
            limit: readLimit,
          },
        ),
      },
    }),
  ).start();
  const user = userEvent.setup();
  render(
    <>
      <CompareWord choice={choice} id="s1" title="精密减速器" />
      <CompareBar choice={choice} />
    </>,
  );
  const word = screen.getByRole('button', { name: '加入对比：精密减速器' });
  await user.click(word);
  expect((await screen.findByText('对比没有保存成功，请重试。')).getAttribute('role')).toBe('status');
  expect(word.getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
});
