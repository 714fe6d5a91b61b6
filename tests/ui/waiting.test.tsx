import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../src/domain/route/match-route';
import { stillWaiting } from '../../src/domain/waiting/waiting-row';
import { waitingText } from '../../src/ui/features/account/waiting/text';
import { answered, failing, never } from '../../tools/gallery/scene/answers';
import { sceneNow } from '../../tools/gallery/scene/scene-now';
import { allWaiting, waitingOf, waitingRow } from '../../tools/gallery/stories/waiting';
import { asMember, show } from './support/show';

const nothing = '没有等您处理的事';
const main = () => within(screen.getByRole('main'));

describe.each(['/user', '/user/waiting'])('what waits at %s', (address) => {
  test('[DSK-05] nothing waits only where the gateway says so', async () => {
    await show({ ...asMember, address, waiting: answered(waitingOf()) });
    expect(await main().findByText(nothing)).toBeTruthy();
  });

  test('[DSK-05] while the list loads the page does not say that nothing waits', async () => {
    await show({ ...asMember, address, waiting: never });
    expect((await main().findAllByText('加载中...')).length).toBeGreaterThan(0);
    expect(screen.queryByText(nothing)).toBeNull();
  });

  test('[DSK-05] a list that failed says so, and can be loaded again', async () => {
    await show({ ...asMember, address, waiting: failing({ kind: 'timeout' }) });
    expect(await main().findByText('待处理的事项没有加载出来')).toBeTruthy();
    expect(main().getByRole('button', { name: '重新加载' })).toBeTruthy();
    expect(screen.queryByText(nothing)).toBeNull();
  });
});

test.each(allWaiting)('[DSK-05] $kind alone is a row with one way to where it is done', async (row) => {
  await show({ ...asMember, address: '/user', waiting: answered(waitingOf(row)) });
  const [action] = await main().findAllByText(waitingText.words(row, sceneNow).action);
  const link = action?.closest('a');
  expect(matchRoute(link?.getAttribute('href') ?? '', []).kind).toBe('matched');
  expect(screen.queryByText(nothing)).toBeNull();
});

test('[DSK-05] rows are under the days of their deadlines, three days or less are marked', async () => {
  await show({ ...asMember, address: '/user/waiting', waiting: answered(waitingOf(...allWaiting)) });
  const part = (name: string) => within(screen.getByRole('region', { name }));
  expect(await screen.findByText(`${allWaiting.length} 件，按截止时间`)).toBeTruthy();
  expect(main().getAllByRole('listitem')).toHaveLength(allWaiting.length);
  expect(part('今天到期').getByText('支付订单 ¥6,980.00')).toBeTruthy();
  expect(part('今天到期').getByText('还剩 11 分钟').className).toContain('wait-soon');
  expect(part('三天内').getByText('还剩 1 天 7 小时').className).toContain('wait-soon');
  expect(part('以后').getByText('12月10日截止').className).not.toContain('wait-soon');
});

test('[DSK-05] an order whose time is over while it is shown waits no more', async () => {
  const waiting = answered(waitingOf(waitingRow('orderUnpaid', { until: sceneNow })));
  await show({ ...asMember, address: '/user/waiting', waiting });
  expect(await main().findByText(nothing)).toBeTruthy();
});

test('[DSK-05] a meeting leads to the conversation, and waits no more once its date has passed', async () => {
  const row = waitingRow('meetingToArrange', { peer: 't-1', until: sceneNow + 1 });
  await show({ ...asMember, address: '/user/waiting', waiting: answered(waitingOf(row)) });
  expect((await main().findByText('约定面谈')).closest('a')?.getAttribute('href')).toBe(
    '/message/chat?to=t-1',
  );
  expect(stillWaiting([row], sceneNow + 1)).toEqual([]);
});
