import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ActivityDetail } from '../../contract/activity/activity';
import type { RegistrationDesk } from '../../contract/activity/registration';
import { answered } from '../../tools/gallery/scene/answers';
import { sceneNow } from '../../tools/gallery/scene/scene-now';
import {
  activityDetail,
  activityScene,
  noRegistration,
  registeredDesk,
  waitingDesk,
} from '../../tools/gallery/stories/activity-stories';
import { asMember, show } from './support/show';

const shown = (changed: Partial<ActivityDetail>, desk: RegistrationDesk | null = null) =>
  show({
    ...(desk === null ? {} : { ...asMember, activityDesk: answered(desk) }),
    address: `/activity/${activityDetail.id}`,
    kinds: { activity: { ...activityScene, detail: answered({ ...activityDetail, ...changed }) } },
  });
const page = (): string => (document.querySelector('main')?.textContent ?? '').replace(/\s/gu, '');

test('[SCR-08] a visitor reads all of an activity and is led to the login to register', async () => {
  await shown({});
  expect(await screen.findByText('登录后报名')).toBeTruthy();
  const { programme, speakers, audience, notes, partners, intro, place } = activityDetail;
  for (const said of [
    ...programme.flatMap(({ title, text }) => [title, text]),
    ...speakers.flatMap(({ name, organization, position }) => [name, organization, position]),
    ...[...audience, ...notes, ...partners, intro, place.venue, place.traffic],
  ])
    expect(page()).toContain(said.replace(/\s/gu, ''));
  expect(page()).toMatch(/报名中.*距报名截止10天/u);
  const map = screen.getByText('查看地图').closest('a');
  expect([map?.getAttribute('href'), map?.getAttribute('rel')]).toEqual([place.map, 'noopener noreferrer']);
  expect(screen.queryByText('立即报名')).toBeNull();
});

test('[SCR-08] a member registers in a sheet that begins with the own name, and never ticks the consent', async () => {
  const { user } = await shown({}, noRegistration);
  await user.click(await screen.findByText('立即报名'));
  const name = await screen.findByLabelText('姓名');
  expect((name as HTMLInputElement).value).toBe(noRegistration.name);
  await user.click(screen.getByText('提交报名'));
  expect(await screen.findByText('请勾选同意，主办方才能收到您的报名信息')).toBeTruthy();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByText('提交报名'));
  expect(await screen.findByText('立即报名')).toBeTruthy();
  expect(screen.queryByLabelText('姓名')).toBeNull();
});

test('[SCR-08] a full activity offers the queue, and a member who waits sees the place in it', async () => {
  const full = { placesLeft: 0, waiting: 2 };
  await shown(full, noRegistration);
  expect(await screen.findByText('加入候补')).toBeTruthy();
  expect(page()).toContain('名额已满，可以加入候补');
});

test('[SCR-08] a member who waits sees the place in the queue and can leave it once it is confirmed', async () => {
  const { user } = await shown({ placesLeft: 0, waiting: 3 }, waitingDesk);
  expect(await screen.findByText(/排在第\s*3\s*位/u)).toBeTruthy();
  await user.click(screen.getByText('退出候补'));
  expect(await screen.findByText('退出候补？')).toBeTruthy();
  await user.click(screen.getByText('继续候补'));
  expect(screen.queryByText('退出候补？')).toBeNull();
});

test('[SCR-08] a registered member cancels before the start alone', async () => {
  await shown({}, registeredDesk);
  expect(await screen.findByText('您已报名')).toBeTruthy();
  expect(screen.getByText('取消报名')).toBeTruthy();
  expect(screen.getByText('加入日历')).toBeTruthy();
});

test.each<readonly [string, Partial<ActivityDetail>, string]>([
  ['未开始报名', { opensAt: sceneNow + 3_600_000 }, '报名还没有开始，开始后在本页报名。'],
  ['报名截止', { closesAt: sceneNow - 1 }, '报名已截止，不再接受报名。'],
  ['进行中', { startsAt: sceneNow - 1, closesAt: sceneNow - 2 }, '活动正在进行，不再接受报名。'],
  ['已结束', { startsAt: sceneNow - 9, closesAt: sceneNow - 10, endsAt: sceneNow - 1 }, '活动已结束。'],
  ['已取消', { cancelledAt: sceneNow - 1, cancelReason: '场地维修' }, '活动已取消，不再接受报名。'],
])('[SCR-08] an activity that is %s offers no registration and says why', async (state, changed, said) => {
  await shown(changed, noRegistration);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(page()).toContain(state);
  expect([screen.queryByText('立即报名'), screen.queryByText('加入候补')]).toEqual([null, null]);
  if (changed.cancelReason !== undefined) expect(page()).toContain('场地维修');
});

test('[SEC-02] a map at an address elsewhere is no link', async () => {
  await shown({ place: { ...activityDetail.place, map: 'https://evil.example/' } });
  expect(await screen.findByText('登录后报名')).toBeTruthy();
  expect(screen.queryByText('查看地图')).toBeNull();
});
