import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered } from '../../tools/gallery/scene/answers';
import { plainMessage, richMessage } from '../../tools/gallery/stories/messages';
import { asMember, show } from './support/show';

const address = '/message/M9';
const pane = async () => within(await screen.findByRole('region', { name: '消息内容' }));

test('[LAY-16] a plain message is shown whole, with who wrote it', async () => {
  await show({ ...asMember, address });
  const letter = await pane();
  expect((await letter.findByText(/首批为财务与法律两类/)).textContent).toBe(plainMessage.content);
  expect(letter.getByText('周敏')).toBeTruthy();
  expect(letter.getByText('明德顾问', { exact: false })).toBeTruthy();
});

test('[VAL-05] when it was sent is told in Beijing time, to the minute', async () => {
  await show({ ...asMember, address });
  await (await pane()).findByText(/首批为财务与法律两类/);
  const inBeijing = new Date(plainMessage.sentAt + 8 * 3_600_000).toISOString();
  expect(document.querySelector('.letter time')?.textContent).toBe(inBeijing.slice(0, 16).replace('T', ' '));
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

test('[SCR-11] beside the list the row of the message that is read is marked as the current one', async () => {
  await show({ ...asMember, address });
  const list = within(await screen.findByRole('list', { name: '消息列表' }));
  const current = list.getAllByRole('link').filter((row) => row.getAttribute('aria-current') === 'page');
  expect(current.map((row) => row.getAttribute('href'))).toEqual([address]);
});
