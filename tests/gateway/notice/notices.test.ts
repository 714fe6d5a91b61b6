import { afterEach, beforeEach, expect, test } from 'vitest';
import { beijingTime } from '../../../contract/values/beijing-time';
import { hourMs, minuteMs } from '../../../contract/values/duration';
import type { NoticeCarriers } from '../../../gateway/src/ports/notice-outbox';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
let handed: string[] = [];
const carriers: NoticeCarriers = {
  connected: ['push', 'sms'],
  hand: (channel, { accountId, title }) => {
    handed.push(`${channel} ${accountId} ${title}`);
    return Promise.resolve();
  },
};
beforeEach(async () => {
  handed = [];
  gateway = await startTestGateway({ carriers });
});
afterEach(() => gateway.close());

const ask = async (path: string, parameters: Readonly<Record<string, string>> | null = null) => {
  const answer = await callGateway(gateway.url, `/webapp/${path}.action`, {
    token: await tokenOf(gateway, 'u1'),
    ...(parameters === null ? {} : { method: 'POST', parameters }),
  });
  return answer.code === 200 ? answer.data : [answer.code, answer.text];
};
const choose = (kind: string, channel: string, wanted: string) => ask('push!save', { kind, channel, wanted });
const titles = async (): Promise<readonly string[]> => {
  const { list } = (await ask('message!list')) as { list: readonly { title: string | null }[] };
  return list.flatMap(({ title }) => (title === null || !title.startsWith('试') ? [] : [title]));
};
const everything = async (): Promise<readonly (string | null)[]> => {
  const { list } = (await ask('message!list')) as { list: readonly { title: string | null }[] };
  return list.map(({ title }) => title);
};
const notify = (
  title: string,
  more: { kind?: 'order' | 'deal'; event?: 'security'; urgent?: boolean } = {},
) =>
  gateway.inside.notify({
    to: 'u1',
    title,
    content: `内容：${title}`,
    link: '/pay',
    sentAt: gateway.clock.now(),
    ...more,
  });
/** Moves to the next moment at which the clock in Beijing shows an hour, and a minute on. */
const moveTo = (hour: number): void => {
  const current = Number(beijingTime(gateway.clock.now()).slice(11, 13));
  const minutes = Number(beijingTime(gateway.clock.now()).slice(14, 16));
  gateway.clock.move(((hour - current + 24) % 24 || 24) * hourMs - minutes * minuteMs + minuteMs);
};
const one = { inApp: '1', push: '1', wechat: '0', sms: '0' };
const always = { inApp: '1', push: '1', wechat: '1', sms: '1' };

test('[MKT-24] every event is in the application at first, and a choice is its member’s alone', async () => {
  const first = {
    connected: { inApp: '1', push: '1', wechat: '0', sms: '1' },
    choices: { chat: one, deal: one, order: one, notice: one, security: always },
    quiet: null,
    digestAt: null,
  };
  expect(await ask('push!get')).toEqual(first);
  const changed = { ...first, choices: { ...first.choices, deal: { ...one, sms: '1' } } };
  expect(await choose('deal', 'sms', '1')).toEqual(changed);
  expect(await ask('push!get')).toEqual(changed);
  const other = await callGateway(gateway.url, '/webapp/push!get.action', {
    token: await tokenOf(gateway, 'u3'),
  });
  expect(other.data).toEqual(first);
});

test('[MKT-24] security cannot be switched off, nor a conversation in the application', async () => {
  const fixed = [403, '该通知关系到账号安全或会话本身，不能关闭'];
  for (const channel of ['inApp', 'push', 'wechat', 'sms'])
    expect(await choose('security', channel, '0')).toEqual(fixed);
  expect(await choose('chat', 'inApp', '0')).toEqual(fixed);
  expect(await choose('weather', 'push', '0')).toEqual([400, '参数错误']);
  expect(await choose('deal', 'pigeon', '0')).toEqual([400, '参数错误']);
  expect(await choose('deal', 'push', 'yes')).toEqual([400, '参数错误']);
  const times = (quietFrom: string, quietUntil: string, digestAt: string) =>
    ask('push!schedule', { quietFrom, quietUntil, digestAt });
  const wrong = [400, '请选择免打扰的开始和结束时间，两者不能相同'];
  expect(await times('8', '8', '')).toEqual(wrong);
  expect(await times('8', '', '')).toEqual(wrong);
  expect(await times('8', '24', '')).toEqual([400, '参数错误']);
});

test('[MKT-24] an event that is off in the application is sent by the other channels alone', async () => {
  await choose('order', 'inApp', '0');
  await choose('order', 'sms', '1');
  await notify('试：退款', { kind: 'order' });
  await notify('试：平台');
  expect(await titles()).toEqual(['试：平台']);
  gateway.clock.move(minuteMs);
  await expect.poll(() => handed).toEqual(['push u1 试：退款', 'sms u1 试：退款', 'push u1 试：平台']);
  await notify('试：会员开通', { kind: 'order', urgent: true });
  expect(await titles()).toEqual(['试：会员开通', '试：平台']);
  expect(handed).toHaveLength(3);
});

test('[MKT-24] in the quiet hours notices wait for their end, but those of security do not', async () => {
  moveTo(20);
  await ask('push!schedule', { quietFrom: '22', quietUntil: '8' });
  moveTo(23);
  await notify('试：夜里', { kind: 'deal' });
  await notify('试：登录提醒', { event: 'security' });
  expect(await titles()).toEqual(['试：登录提醒']);
  moveTo(7);
  await expect.poll(() => handed).toEqual(['push u1 试：登录提醒', 'sms u1 试：登录提醒']);
  expect(await titles()).toEqual(['试：登录提醒']);
  moveTo(8);
  await expect.poll(titles).toEqual(['试：夜里', '试：登录提醒']);
  await expect.poll(() => handed.at(-1)).toBe('push u1 试：夜里');
});

test('[MKT-24] with the digest one notice comes a day, and lists the held ones', async () => {
  moveTo(10);
  await ask('push!schedule', { digestAt: '9' });
  await notify('试：一', { kind: 'deal' });
  await notify('试：二', { kind: 'order' });
  moveTo(8);
  expect(await titles()).toEqual([]);
  moveTo(9);
  await expect.poll(async () => (await everything())[0]).toBe('今日摘要：2 条通知');
  expect(await titles()).toEqual([]);
  await expect.poll(() => handed).toEqual(['push u1 今日摘要：2 条通知']);
});

test('[MKT-24] what is held comes at once when the schedule is changed', async () => {
  await ask('push!schedule', { digestAt: '9' });
  await notify('试：等候', { kind: 'deal' });
  expect(await titles()).toEqual([]);
  await ask('push!schedule', {});
  gateway.clock.move(minuteMs);
  await expect.poll(titles).toEqual(['试：等候']);
});

test('[MKT-24][SEC-05] a message is notified outside without its words, once while that waits', async () => {
  await gateway.inside.send({ from: 'u3', to: 'u1', content: '保密的内容', clientId: null });
  await gateway.inside.send({ from: 'u3', to: 'u1', content: '又一条', clientId: null });
  gateway.clock.move(minuteMs);
  await expect.poll(() => handed).toEqual(['push u1 新私信']);
  const listed = await gateway.inside.desk.notices(null);
  expect(JSON.stringify(listed)).not.toContain('保密的内容');
  expect(listed).toMatchObject({ right: expect.stringContaining('推送  新私信') as string });
});

test('[MKT-24] without services outside no notice waits for a channel, and quiet hours still hold', async () => {
  await gateway.close();
  gateway = await startTestGateway({ carriers: { ...carriers, connected: [] } });
  await choose('deal', 'sms', '1');
  await notify('试：成交', { kind: 'deal' });
  await gateway.inside.send({ from: 'u3', to: 'u1', content: '您好', clientId: null });
  const waiting = async (): Promise<readonly object[]> => {
    const { records } = (await ask('privacy!export')) as { records: Record<string, object[]> };
    return records.待发与站外通知 ?? [];
  };
  expect(await titles()).toEqual(['试：成交']);
  expect(await waiting()).toEqual([]);
  moveTo(20);
  await ask('push!schedule', { quietFrom: '22', quietUntil: '8' });
  moveTo(23);
  await notify('试：夜里', { kind: 'deal' });
  expect(await waiting()).toMatchObject([{ 渠道: ['inApp'] }]);
  moveTo(8);
  await expect.poll(titles).toEqual(['试：夜里', '试：成交']);
  expect(handed).toEqual([]);
});

test('[MKT-24] a digest is one message whose page lists each notice with its link', async () => {
  moveTo(10);
  await ask('push!schedule', { digestAt: '9' });
  await notify('试：一', { kind: 'deal' });
  await notify('试：<二>', { kind: 'order' });
  moveTo(9);
  await expect.poll(async () => (await everything())[0]).toBe('今日摘要：2 条通知');
  const { list } = (await ask('message!list')) as { list: readonly { id: string }[] };
  const detail = await callGateway(gateway.url, '/webapp/message!detail.action', {
    token: await tokenOf(gateway, 'u1'),
    parameters: { id: String(list[0]?.id) },
  });
  expect(detail.raw).toContain('试：一');
  expect(detail.raw).toContain('&lt;二&gt;');
  expect(detail.raw).toContain('/pay');
});
