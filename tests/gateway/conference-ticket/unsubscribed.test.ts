import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HeldTickets, TicketChoices, TicketRegistration } from '../../../contract/ticket/ticket';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { atCashier, memberBy } from '../../support/gateway/orders';
import { sampleContent } from '../../support/gateway/sample-content';
import { codeSentTo } from '../../support/gateway/sent-code';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
let tokens: ReadonlyMap<string, string>;
const content = { ...sampleContent, conferences: demoSeed.conferences };
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'tickets-given-up', content });
  tokens = new Map(
    await Promise.all(['u1', 'u2', 'u3'].map(async (id) => [id, await tokenOf(gateway, id)] as const)),
  );
});
afterAll(() => gateway.close());

const token = (who: string): string => tokens.get(who) ?? '';
const call = (who: string, name: string, parameters: Readonly<Record<string, string>>, key?: string) =>
  callGateway(gateway.url, `/webapp/ticket!${name}.action`, {
    method: ['choices', 'mine', 'registration'].includes(name) ? 'GET' : 'POST',
    token: token(who),
    parameters,
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });
const read = <A>(codec: t.Decoder<unknown, A>, data: unknown): A => {
  const decoded = codec.decode(data);
  if (isLeft(decoded)) throw new Error(JSON.stringify(data));
  return decoded.right;
};

const conferenceId = 'conf-002';
const typeId = 'conf-002-std';
const attendee = { name: '贺云川', phone: '13912340000', company: '恒泰产业资本', position: '总监' };
const register = async (who: string): Promise<TicketRegistration> =>
  read(
    TicketRegistration,
    (
      await call(
        who,
        'register',
        { conferenceId, typeId, attendees: JSON.stringify([attendee]) },
        randomUUID(),
      )
    ).data,
  );
const paidBy = async (who: string): Promise<TicketRegistration> => {
  const placed = await register(who);
  const member = memberBy(gateway, token(who));
  await atCashier(await member.cashier(placed.orderNo ?? ''), 'pay');
  return placed;
};
const mine = async (who: string) => read(HeldTickets, (await call(who, 'mine', {})).data);
const placesLeft = async (): Promise<number> => {
  const { types } = read(TicketChoices, (await call('u3', 'choices', { conferenceId })).data);
  return types.find(({ id }) => id === typeId)?.left ?? -1;
};
const openTickets = async (who: string): Promise<number> => {
  const { data } = await callGateway(gateway.url, '/webapp/user!counts.action', { token: token(who) });
  return (data as { readonly conferences: number }).conferences;
};
const messages = async (who: string): Promise<string> =>
  (await callGateway(gateway.url, '/webapp/message!list.action', { token: token(who) })).raw;

test('[SCR-10][PAY-05] the tickets, held places and transfers of a member who unsubscribes end', async () => {
  const before = await placesLeft();
  const [kept] = (await paidBy('u1')).tickets;
  const [back] = (await paidBy('u2')).tickets;
  await register('u2');
  expect([await placesLeft(), await openTickets('u2')]).toEqual([before - 3, 2]);
  const offered = (who: string, number: string, to: string) =>
    call(who, 'offer', { number, phone: `+861380000000${to.slice(1)}`, name: `姓名${to}` });
  expect((await offered('u1', kept?.number ?? '', 'u2')).code).toBe(200);
  expect((await offered('u2', back?.number ?? '', 'u3')).code).toBe(200);
  expect((await mine('u3')).offers).toHaveLength(1);

  gateway.clock.move(2 * 60_000);
  const caption = await codeSentTo(gateway, '13800000002', 'identity');
  const gone = await callGateway(gateway.url, '/webapp/register!unsubscribe.action', {
    method: 'POST',
    token: token('u2'),
    parameters: { caption },
  });
  expect(gone.code).toBe(200);

  // Only the place of the other member is taken still, and no transfer waits for an answer.
  expect(await placesLeft()).toBe(before - 1);
  expect((await mine('u3')).offers).toEqual([]);
  expect((await mine('u1')).tickets).toMatchObject([{ number: kept?.number, state: 'valid', offer: null }]);
  expect(await messages('u1')).toContain('对方已注销账号，门票仍在您名下');
  expect(await messages('u3')).toContain('转赠人已注销账号');
});
