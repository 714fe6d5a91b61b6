import { randomUUID } from 'node:crypto';
import { beforeAll, afterAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '../../../contract/values/duration';
import type { SeedActivity } from '../../../gateway/src/seed/records/activity';
import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { demoSeed } from '../../../tools/process/seeds';
import { requestFrom } from '../../../gateway/src/operator/request';
import { callGateway, type Answered } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { codeSentTo } from '../../support/gateway/sent-code';
import { seededAt } from '../../support/gateway/template';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const [sample] = demoSeed.activities;
if (sample === undefined) throw new Error('The seed has no activity.');

/** In ten days; registration since five days, until two days before. */
const activity = (id: string, changed: Partial<SeedActivity>): SeedActivity => ({
  ...sample,
  id,
  title: `活动${id}`,
  inDays: 10,
  from: '14:00',
  hours: 3,
  opensDaysBefore: 15,
  closesDaysBefore: 2,
  capacity: 10,
  reserved: 0,
  ...changed,
});

const [member] = sampleContent.accounts;
if (member === undefined) throw new Error('The sample has no account.');
const crowd = Array.from({ length: 30 }, (_, place) => `w${place}`);

const content: SeedContent = {
  ...sampleContent,
  accounts: [
    ...sampleContent.accounts,
    ...crowd.map((id, place) => ({ ...member, id, phone: `139000001${String(place).padStart(2, '0')}` })),
  ],
  activities: [
    activity('a-race', { capacity: 14, reserved: 4 }),
    ...Array.from({ length: 40 }, (_, place) => activity(`a-two-${place}`, { capacity: 2 })),
    activity('a-free', { capacity: null }),
    activity('a-coming', { opensDaysBefore: 5 }),
    activity('a-closed', { closesDaysBefore: 12 }),
    activity('a-running', { inDays: -1, hours: 60 }),
    activity('a-ended', { inDays: -3 }),
    activity('a-cancelled', { cancelledDaysAgo: 1, cancelReason: '场地维修' }),
  ],
};

let gateway: TestGateway;
let tokens: ReadonlyMap<string, string>;
const opened = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      ['u1', 'u2', 'u3', 'u4', ...crowd].map(async (id) => [id, await tokenOf(gateway, id)] as const),
    ),
  );
const clock = movedClock(seededAt);
beforeAll(async () => {
  gateway = await startTestGateway({ clock }, { name: 'registrations', content });
  tokens = await opened();
});
afterAll(() => gateway.close());

/** An activity with two places for each test that needs one. */
let two = '';
let used = 0;
beforeEach(() => {
  two = `a-two-${used}`;
  used += 1;
});

const attendee = { name: ' 沈知远 ', phone: '138 5120 6614', company: '恒泰产业资本', position: '投资总监' };
const call = (
  who: string,
  name: string,
  parameters: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> =>
  callGateway(gateway.url, `/webapp/activityRegistration!${name}.action`, {
    method: name === 'mine' || name === 'own' ? 'GET' : 'POST',
    token: tokens.get(who) ?? '',
    parameters,
    headers,
  });
const register = (who: string, activityId: string, changed = {}, headers = {}): Promise<Answered> =>
  call(who, 'save', { activityId, ...attendee, agreed: '1', waits: '1', ...changed }, headers);
const cancel = (who: string, activityId: string): Promise<Answered> => call(who, 'cancel', { activityId });
const standing = async (who: string, activityId: string) => {
  const { data } = await call(who, 'mine', { activityId });
  const { registration } = data as {
    registration: { state: string; queuePlace: number | null } | null;
  };
  return registration === null ? null : [registration.state, registration.queuePlace];
};
const numbers = async (id: string) => {
  const { data } = await callGateway(gateway.url, '/webapp/activity!detail.action', { parameters: { id } });
  const { placesLeft, waiting } = data as { placesLeft: number | null; waiting: number };
  return { placesLeft, waiting };
};
const notices = async (who: string): Promise<string> =>
  JSON.stringify(
    (await callGateway(gateway.url, '/webapp/message!list.action', { token: tokens.get(who) ?? '' })).data,
  );

describe('registering for an activity', () => {
  test('[SCR-08] a member is registered once, by what was sent, and its phone is masked', async () => {
    const key = randomUUID();
    const headers = { 'Idempotency-Key': key };
    const answer = await register('u1', two, {}, headers);
    expect(answer).toMatchObject({
      code: 200,
      data: {
        registration: {
          state: 'registered',
          queuePlace: null,
          name: '沈知远',
          company: '恒泰产业资本',
          position: '投资总监',
        },
      },
    });
    expect(answer.raw).not.toContain('13851206614');
    expect((await register('u1', two, {}, headers)).data).toEqual(answer.data);
    expect((await register('u1', two, { name: '别人' }, headers)).code).toBe(409);
    // Without the key a repeat changes nothing either.
    expect(await register('u1', two, { name: '别人' })).toMatchObject({ data: answer.data });
    expect(await numbers(two)).toEqual({ placesLeft: 1, waiting: 0 });
  });

  test('[SCR-08] an empty phone is that of the account', async () => {
    const { data } = await register('u4', 'a-free', { phone: '' });
    expect(data).toMatchObject({
      registration: { state: 'registered', phone: expect.stringMatching(/0004$/) as string },
    });
    expect(await numbers('a-free')).toEqual({ placesLeft: null, waiting: 0 });
  });

  test('[SCR-08] thirty members at once take ten places and the others wait in one queue', async () => {
    const answers = await Promise.all(crowd.map((who) => register(who, 'a-race')));
    expect(answers.map(({ code }) => code)).toEqual(crowd.map(() => 200));
    const standings = await Promise.all(crowd.map((who) => standing(who, 'a-race')));
    expect(standings.filter((each) => each?.[0] === 'registered')).toHaveLength(10);
    const places = standings.flatMap((each) => (each?.[0] === 'waiting' ? [each[1]] : []));
    expect(places.map(Number).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, place) => place + 1),
    );
    expect(await numbers('a-race')).toEqual({ placesLeft: 0, waiting: 20 });
    // Half of them leave at once, whether they have a place or wait: each free place goes to the queue.
    await Promise.all(crowd.slice(0, 15).map((who) => cancel(who, 'a-race')));
    const left = await Promise.all(crowd.slice(15).map((who) => standing(who, 'a-race')));
    expect(left.filter((each) => each?.[0] === 'registered')).toHaveLength(10);
    expect(await numbers('a-race')).toEqual({ placesLeft: 0, waiting: 5 });
  });

  test('[SCR-08] the same member from two devices takes one place', async () => {
    await Promise.all([register('u1', two), register('u1', two), register('u1', two)]);
    expect(await numbers(two)).toEqual({ placesLeft: 1, waiting: 0 });
  });

  test.each([
    ['a-coming', '报名还没有开始，请在报名开始后再来'],
    ['a-closed', '报名已截止，不再接受报名'],
    ['a-running', '活动已开始或已结束，不能再报名或取消报名'],
    ['a-ended', '活动已开始或已结束，不能再报名或取消报名'],
    ['a-cancelled', '活动已取消，报名随之失效'],
  ])('[SCR-08] %s refuses a registration with a sentence', async (id, text) => {
    expect(await register('u1', id)).toMatchObject({ code: 409, text });
    expect(await standing('u1', id)).toBeNull();
  });

  test.each([
    ['without consent', { agreed: '0' }],
    ['without a name', { name: ' ' }],
    ['with a name of 21 characters', { name: '长'.repeat(21) }],
    ['with a phone that is none', { phone: '12345678901' }],
    ['with a company of one character', { company: '甲' }],
    ['with a position that cannot be shown', { position: '总监\u202e' }],
  ])('[SEC-05] a registration %s is refused, and not kept', async (_, changed) => {
    expect(await register('u2', 'a-free', changed)).toMatchObject({ code: 400 });
    expect(await standing('u2', 'a-free')).toBeNull();
  });

  test('[SEC-05] a visitor cannot register, nor a member for an activity that is unknown', async () => {
    expect((await register('nobody', two)).code).toBe(401);
    expect((await register('u1', 'a-unknown')).code).toBe(404);
    expect((await call('u1', 'mine', { activityId: '<b>' })).code).toBe(404);
  });
});

describe('the queue of a full activity', () => {
  test('[SCR-08] a member waits only where the member wants to', async () => {
    await register('u1', two);
    await register('u2', two);
    expect(await register('u3', two, { waits: '0' })).toMatchObject({
      code: 409,
      text: expect.stringContaining('名额已满') as string,
    });
    expect(await standing('u3', two)).toBeNull();
  });

  test('[SCR-08] the first in the queue moves up with a notice when a member cancels', async () => {
    for (const who of ['u1', 'u2', 'u3', 'u4']) await register(who, two);
    expect([await standing('u3', two), await standing('u4', two)]).toEqual([
      ['waiting', 1],
      ['waiting', 2],
    ]);
    expect(await cancel('u1', two)).toMatchObject({
      code: 200,
      data: { registration: { state: 'cancelled' } },
    });
    expect([await standing('u3', two), await standing('u4', two)]).toEqual([
      ['registered', null],
      ['waiting', 1],
    ]);
    expect(await notices('u3')).toContain('候补成功');
    expect(await notices('u4')).not.toContain('候补成功');
    // A repeat moves no one else up.
    expect((await cancel('u1', two)).code).toBe(200);
    expect(await numbers(two)).toEqual({ placesLeft: 0, waiting: 1 });
    // Who registers again is the last in the queue.
    await register('u1', two);
    expect(await standing('u1', two)).toEqual(['waiting', 2]);
  });

  test('[SCR-08] a member who waits leaves the queue, and the place of the others shrinks', async () => {
    for (const who of ['u1', 'u2', 'u3', 'u4']) await register(who, two);
    await cancel('u3', two);
    expect(await standing('u4', two)).toEqual(['waiting', 1]);
    expect(await numbers(two)).toEqual({ placesLeft: 0, waiting: 1 });
  });

  test('[SCR-08] nothing is cancelled that was not registered, nor once the activity began', async () => {
    expect(await cancel('u1', two)).toMatchObject({ code: 404, text: '您没有报名这场活动，或已取消报名' });
    await register('u2', two);
    clock.jump(11 * dayMs);
    tokens = await opened();
    expect(await cancel('u2', two)).toMatchObject({
      code: 409,
      text: '活动已开始或已结束，不能再报名或取消报名',
    });
    clock.jump(-11 * dayMs);
    tokens = await opened();
    expect(await standing('u2', two)).toEqual(['registered', null]);
  });

  test('[SCR-08] a member reads the own registrations of all activities, the latest start first', async () => {
    await register('u3', two);
    const { data } = await call('u3', 'own', {});
    const { list } = data as { list: readonly { activityId: string; state: string; startsAt: number }[] };
    expect(list.find(({ activityId }) => activityId === two)).toMatchObject({ state: 'registered' });
    const starts = list.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    expect(new Set(list.map(({ activityId }) => activityId)).size).toBe(list.length);
  });
});

describe('what the operator does about an activity', () => {
  test('[OPS-06] lists who takes part and who waits, with whom to call', async () => {
    for (const who of ['u1', 'u2', 'u3']) await register(who, two);
    const lines = await gateway.inside.desk.activities.attendees(two);
    expect('right' in lines ? lines.right.split('\n') : []).toEqual([
      expect.stringMatching(/^已报名  沈知远  13851206614  恒泰产业资本  投资总监  \d{4}-/) as string,
      expect.stringMatching(/^已报名/) as string,
      expect.stringMatching(/^候补中/) as string,
    ]);
    expect(await gateway.inside.desk.activities.attendees('a-unknown')).toMatchObject({ _tag: 'Left' });
  });

  test('[OPS-06][SCR-08] cancels it once, with a reason, and notifies everybody who takes part or waits', async () => {
    for (const who of ['u1', 'u2', 'u3']) await register(who, two);
    const { activities } = gateway.inside.desk;
    expect(await activities.cancel(two, ' ')).toMatchObject({ _tag: 'Left' });
    expect(await activities.cancel(two, '场地临时检修')).toMatchObject({
      right: '活动已取消，已告知 3 位报名或候补的会员',
    });
    expect(await activities.cancel(two, '场地临时检修')).toMatchObject({ _tag: 'Left' });
    for (const who of ['u1', 'u2', 'u3'])
      expect(await notices(who)).toContain(`活动${two}”已取消。原因：场地临时检修`);
    const { data } = await callGateway(gateway.url, '/webapp/activity!detail.action', {
      parameters: { id: two },
    });
    expect(data).toMatchObject({ cancelReason: '场地临时检修', sequence: 1 });
    expect((data as { cancelledAt: number | null }).cancelledAt).toBe(clock.now());
    expect(await cancel('u1', two)).toMatchObject({ code: 409, text: '活动已取消，报名随之失效' });
  });

  test('[OPS-06] the terminal reads both commands', () => {
    expect(requestFrom(['activity', 'attendees', 'act-1'], {})).toMatchObject({
      right: { command: { command: 'activity.attendees', id: 'act-1' } },
    });
    expect(requestFrom(['activity', 'cancel', 'act-1', '场地检修'], {})).toMatchObject({
      right: { command: { command: 'activity.cancel', id: 'act-1', reason: '场地检修' } },
    });
  });
});

test('[SCR-10] the place of a member who unsubscribes goes to the queue, and nothing of the member stays', async () => {
  for (const who of ['w28', 'w29', 'u3']) await register(who, two);
  expect(await standing('u3', two)).toEqual(['waiting', 1]);
  const account = content.accounts.find(({ id }) => id === 'w28');
  clock.move(15 * 60_000);
  const caption = await codeSentTo(gateway, account?.phone ?? '', 'identity');
  const gone = await callGateway(gateway.url, '/webapp/register!unsubscribe.action', {
    method: 'POST',
    token: tokens.get('w28') ?? '',
    parameters: { caption },
  });
  expect(gone.code).toBe(200);
  expect(await standing('u3', two)).toEqual(['registered', null]);
  expect(await notices('u3')).toContain('候补成功');
  const lines = await gateway.inside.desk.activities.attendees(two);
  expect('right' in lines ? lines.right.split('\n').length : 0).toBe(2);
});
