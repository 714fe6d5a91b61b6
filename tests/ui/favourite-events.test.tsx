import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withNarrowSpaces } from '../../src/domain/text/with-narrow-spaces';
import { activityDetail } from '../../tools/gallery/stories/activity-stories';
import { conferenceDetail } from '../../tools/gallery/stories/conference-stories';
import { keptActivities, keptConferences } from '../../tools/gallery/stories/favourites';
import { asMember, show } from './support/show';

/** What the card of an event says of its state in the list of favourites. */
const stateOf = async (list: string, title: string): Promise<string> => {
  const rows = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
  const row = rows.find((each) => each.textContent.startsWith(withNarrowSpaces(title)));
  if (row === undefined) throw new Error(`There is no card of ${title}.`);
  return within(row).getByText('状态').nextElementSibling?.textContent ?? '';
};

test.each([
  ['/favorite/conf', '收藏的会议列表', keptConferences.map((kept) => ({ ...kept, event: kept.conference }))],
  ['/favorite/activity', '收藏的活动列表', keptActivities.map((kept) => ({ ...kept, event: kept.activity }))],
])('[SCR-07] %s says which events are cancelled, over or withdrawn', async (address, list, kept) => {
  await show({ ...asMember, address });
  const withdrawn = kept.filter(({ state }) => state === 'withdrawn');
  const cancelled = kept.filter(({ event }) => event.cancelledAt !== null);
  for (const { event } of withdrawn) expect(await stateOf(list, event.title)).toBe('已下架');
  for (const { event } of cancelled) expect(await stateOf(list, event.title)).toBe('已取消');
  expect([withdrawn.length, cancelled.length]).toEqual([1, 1]);
});

test('[SCR-07] an activity that has ended stays among the favourites as one that has ended', async () => {
  await show({ ...asMember, address: '/favorite/activity' });
  expect(await stateOf('收藏的活动列表', '成渝消费品牌并购沙龙')).toBe('已结束');
});

test.each([
  ['conference', `/conf/${conferenceDetail.id}`, conferenceDetail.title],
  ['activity', `/activity/${activityDetail.id}`, activityDetail.title],
])('[SCR-07] a member keeps the %s of a page by its star', async (_, address, title) => {
  const { user } = await show({ ...asMember, address });
  const star = await screen.findByRole('button', { name: `收藏：${title}`, pressed: false });
  await user.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
});
