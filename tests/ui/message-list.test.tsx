import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Message } from '../../src/domain/message/message';
import type { Page } from '../../src/domain/page/page';
import { answered, failing, inTurn, never } from '../../tools/gallery/scene/answers';
import { messages, pageOf } from '../../tools/gallery/stories/messages';
import { asMember, show } from './support/show';

const address = '/message';
const page = answered(pageOf(messages, false));
const rows = async () => within(await screen.findByRole('list', { name: '消息列表' })).getAllByRole('link');

test('[LAY-16] the list shows from whom, when and what, and leads to each message', async () => {
  await show({ ...asMember, address });
  const [first, second] = await rows();
  expect(first?.getAttribute('href')).toBe('/message/M9');
  expect(first?.textContent).toContain('有 3 个新项目与您的关注一致');
  expect(second?.textContent).toContain('周敏明德顾问12\u202f分钟前');
});

test('[LAY-16] an unread message is marked in words too', async () => {
  await show({ ...asMember, address });
  const unread = (await rows()).filter((row) => within(row).queryByText('未读') !== null);
  expect(unread).toHaveLength(messages.filter(({ isRead }) => !isRead).length);
});

test('[LAY-16] while it loads the list shows shapes', async () => {
  await show({ ...asMember, address, messages: never });
  expect(await screen.findByText('加载中...')).toBeTruthy();
});

test('[LAY-16] without messages the list says so and shows a way on', async () => {
  await show({ ...asMember, address, messages: answered(pageOf([], false)) });
  expect(await screen.findByText('还没有消息')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去首页查看项目' }).getAttribute('href')).toBe('/');
});

test('[LAY-16] a list that did not come is asked for again', async () => {
  const { user } = await show({
    ...asMember,
    address,
    messages: inTurn<Page<Message>>(failing({ kind: 'timeout' }), page),
  });
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await rows()).toHaveLength(messages.length);
});

test('[LAY-16] a refresh that fails keeps what was loaded and says so', async () => {
  const { user } = await show({
    ...asMember,
    address,
    messages: inTurn<Page<Message>>(page, failing({ kind: 'network' })),
  });
  await rows();
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(
    await screen.findByText(/^(未能更新|网络不可用)，以下是 (11月\d+日 )?\d\d:\d\d 的内容$/),
  ).toBeTruthy();
  expect(await rows()).toHaveLength(messages.length);
});

test('[LAY-16] what could not be loaded further is offered again, and what was loaded stays', async () => {
  const { user } = await show({
    ...asMember,
    address,
    messages: answered(pageOf(messages.slice(0, 3), true)),
    moreMessages: inTurn<Page<Message>>(
      failing({ kind: 'network' }),
      answered(pageOf(messages.slice(3), false)),
    ),
  });
  await rows();
  await user.click(screen.getByRole('button', { name: '加载更多' }));
  expect(await screen.findByText('后面的消息没有加载出来')).toBeTruthy();
  expect(await rows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(async () => {
    expect(await rows()).toHaveLength(messages.length);
  });
  expect(screen.getByText('没有更多了')).toBeTruthy();
});

test('[SOC-02] a lost connection is told while it is being restored', async () => {
  await show({ ...asMember, address, socket: 'lost' });
  expect(await screen.findByText('连接已断开，正在重新连接')).toBeTruthy();
});

test('[SOC-03] what arrives meanwhile comes in at the head of the list', async () => {
  const fresh: Message = { ...(messages[1] as Message), id: 'M0', content: '刚到的一条' };
  const { flows } = await show({
    ...asMember,
    address,
    messages: inTurn<Page<Message>>(page, answered(pageOf([fresh, ...messages], false))),
  });
  await rows();
  act(() => {
    flows.app.messageSocket.send({ type: 'connection.frameUndecodable', excerpt: '' });
  });
  expect(await screen.findByText('刚到的一条')).toBeTruthy();
});

test('[SCR-11] beside the list stands what to do, as long as no message is chosen', async () => {
  const { user } = await show({ ...asMember, address });
  expect(await screen.findByText('请选择一条消息')).toBeTruthy();
  const [, second] = await rows();
  if (second !== undefined) await user.click(second);
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(screen.queryByText('请选择一条消息')).toBeNull();
  expect(await rows()).toHaveLength(messages.length);
});

test('[LAY-16] without messages there is nothing to choose', async () => {
  await show({ ...asMember, address, messages: answered(pageOf([], false)) });
  await screen.findByText('还没有消息');
  expect(screen.queryByRole('region', { name: '消息内容' })).toBeNull();
});
