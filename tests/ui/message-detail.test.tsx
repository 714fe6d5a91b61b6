import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Message } from '../../src/domain/message/message';
import { answered, failing, inTurn, never } from '../../tools/gallery/scene/answers';
import { plainMessage, richMessage } from '../../tools/gallery/stories/messages';
import { asMember, show } from './support/show';

const address = '/message/M1';
const pane = async () => within(await screen.findByRole('region', { name: '消息内容' }));

test('[LAY-16] a plain message is shown whole, with who wrote it', async () => {
  await show({ ...asMember, address });
  const letter = await pane();
  expect((await letter.findByText(/首批开放财务与法律两个目录/)).textContent).toBe(plainMessage.content);
  expect(letter.getByText('周敏')).toBeTruthy();
  expect(letter.getByText('明德顾问', { exact: false })).toBeTruthy();
});

test('[SEC-03] a rich message is shown as its elements, without what could run', async () => {
  await show({ ...asMember, address, message: answered(richMessage) });
  expect(await screen.findByRole('heading', { level: 3, name: '接下来' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看项目' }).getAttribute('href')).toBe('/sale/entrust/S20260418');
  expect(document.querySelector('.rich-text script, .rich-text img')).toBeNull();
});

test('[SEC-02] a link inside a rich message is followed by the navigation', async () => {
  const { user } = await show({ ...asMember, address, message: answered(richMessage) });
  await user.click(await screen.findByRole('link', { name: '这里' }));
  expect(await screen.findByRole('heading', { level: 1, name: '项目详情' })).toBeTruthy();
});

test('[LAY-16] a message that is not there says so, with a way back to the list', async () => {
  await show({
    ...asMember,
    address,
    message: failing({ kind: 'refused', code: 404, message: '消息不存在' }),
  });
  expect(await screen.findByText('消息不存在')).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回消息列表' }).getAttribute('href')).toBe('/message');
});

test('[LAY-16] a message that did not come is asked for again', async () => {
  const { user } = await show({
    ...asMember,
    address,
    message: inTurn<Message>(failing({ kind: 'timeout' }), answered(plainMessage)),
  });
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  const letter = await pane();
  expect((await letter.findByText(/首批开放财务与法律两个目录/)).textContent).toBe(plainMessage.content);
});

test('[LAY-16] while it loads the page shows shapes', async () => {
  await show({ ...asMember, address, message: never });
  expect(await (await pane()).findByText('加载中...')).toBeTruthy();
});

test('[SCR-11] beside the list the row of the message that is read is marked as the current one', async () => {
  await show({ ...asMember, address });
  const list = within(await screen.findByRole('list', { name: '消息列表' }));
  const current = list.getAllByRole('link').filter((row) => row.getAttribute('aria-current') === 'page');
  expect(current.map((row) => row.getAttribute('href'))).toEqual([address]);
});
