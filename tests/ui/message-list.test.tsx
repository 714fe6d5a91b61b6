import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InboxRow } from '../../src/domain/message/inbox-row';
import type { Page } from '../../src/domain/page/page';
import { pending } from '../../tools/gallery/stories/chat';
import { answered, inTurn } from '../../tools/gallery/scene/answers';
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
  expect(second?.textContent).toContain('周敏明德顾问12分钟前');
});

test('[LAY-16] an unread message is marked in words too', async () => {
  await show({ ...asMember, address });
  const unread = (await rows()).filter((row) => within(row).queryByText(/^未读/) !== null);
  expect(unread).toHaveLength(messages.filter(({ unread }) => unread > 0).length);
});

test('[SOC-02] a lost connection is told while it is being restored', async () => {
  await show({ ...asMember, address, socket: 'lost' });
  expect(await screen.findByText('连接已断开，正在重新连接')).toBeTruthy();
});

test('[SOC-02][LAY-16] one line is enough where the list says that it is of before', async () => {
  await show({ ...asMember, address, socket: 'lost', network: 'gone' });
  await rows();
  expect(await screen.findByText(/^网络不可用，以下是/)).toBeTruthy();
  expect(screen.queryByText('连接已断开，正在重新连接')).toBeNull();
});

test('[SOC-03] what arrives meanwhile comes in at the head of the list', async () => {
  const fresh: InboxRow = { ...(messages[0] as InboxRow), id: 'M0', content: '刚到的一条' };
  const { flows } = await show({
    ...asMember,
    address,
    messages: inTurn<Page<InboxRow>>(page, answered(pageOf([fresh, ...messages], false))),
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
  const [first] = await rows();
  if (first !== undefined) await user.click(first);
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(screen.queryByText('请选择一条消息')).toBeNull();
  expect(await rows()).toHaveLength(messages.length);
});

test('[LAY-16] without messages there is nothing to choose', async () => {
  await show({ ...asMember, address, messages: answered(pageOf([], false)) });
  await screen.findByText('还没有消息');
  expect(screen.queryByRole('region', { name: '消息内容' })).toBeNull();
});

test('[SCR-12] the assistant stands above the conversations, not among notifications or what was found', async () => {
  const way = () => screen.queryByRole('link', { name: /^琥珀助手/ });
  await show({ ...asMember, address: '/message' });
  await rows();
  expect(way()?.getAttribute('href')).toBe('/message/dify');
  cleanup();
  await show({ ...asMember, address: '/message?of=notice' });
  await rows();
  expect(way()).toBeNull();
});

test('[SCR-11][SOC-06] a row says that its conversation has a draft, or what of it was not sent', async () => {
  const failed = pending.map((entry) => ({ ...entry, to: 'UM5' }));
  await show({ ...asMember, address: '/message', chatDraft: '我们倾向 12 月第一周', pending: failed });
  await rows();
  expect(screen.getByText('[草稿]').parentElement?.textContent).toBe('[草稿] 我们倾向 12 月第一周');
  expect(screen.getByText(/^未发出：/).textContent).toBe('未发出：停车位需要预留两个。');
});
