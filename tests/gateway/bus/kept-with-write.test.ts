import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventOutbox } from '../../../gateway/src/adapters/database/event-outbox';
import {
  notifyingDatabase,
  type NotifyingDatabase,
} from '../../../gateway/src/adapters/database/notifying-database';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { loginSession } from '../../../gateway/src/adapters/database/schema/account';
import { bid, bidStep } from '../../../gateway/src/adapters/database/schema/bid';
import { busEvent } from '../../../gateway/src/adapters/database/schema/instances';
import { message } from '../../../gateway/src/adapters/database/schema/message';
import { verification } from '../../../gateway/src/adapters/database/schema/verification';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { bidStore } from '../../../gateway/src/adapters/database/stores/bid-store';
import { conferenceTicketStore } from '../../../gateway/src/adapters/database/stores/conference-ticket-store';
import { consentStore } from '../../../gateway/src/adapters/database/stores/consent-store';
import { enrolmentStore } from '../../../gateway/src/adapters/database/stores/enrolment-store';
import { eventLogStore } from '../../../gateway/src/adapters/database/stores/event-log-store';
import { loginDeviceStore } from '../../../gateway/src/adapters/database/stores/login-device-store';
import { publicationStore } from '../../../gateway/src/adapters/database/stores/publication-store';
import { reportStore } from '../../../gateway/src/adapters/database/stores/report-store';
import { sessionStore } from '../../../gateway/src/adapters/database/stores/session-store';
import { submissionStore } from '../../../gateway/src/adapters/database/stores/submission-store';
import { verificationStore } from '../../../gateway/src/adapters/database/stores/verification-store';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import type { Publication } from '../../../gateway/src/domain/publication/publication';
import { published } from '../../../gateway/src/domain/publication/published';
import type { BidDraft } from '../../../gateway/src/ports/bids';
import { noNotice, type NoticeDraft } from '../../../gateway/src/ports/message-store';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { ticketsOpenAt, ticketWorldOver } from '../../../tools/soak/tickets/ticket-world';
import { recordingDatabase } from '../../../tools/process/recording-database';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { movedClock } from '../../support/gateway/moved-clock';

const at = ticketsOpenAt;
const clock = movedClock(at);
const processEnded = new Error('The process ended.');
/** The outbox of a process that ends right after each commit. */
const ended: EventOutbox = {
  keep: (orm, event) => eventLogStore({ orm }, 'broker').append(event),
  send: () => {
    throw processEnded;
  },
};

let sql: SqlDatabase;
/** The writes under test. */
let database: NotifyingDatabase;
/** What is there before them. */
let quiet: NotifyingDatabase;
let world: Awaited<ReturnType<typeof ticketWorldOver>>;
let sale: Publication;
let demand: Publication;

const to = 'm1';
const bidder = 'm2';
const notice = (): NoticeDraft => ({ to, title: '通知', content: '内容', link: '/user', sentAt: at });

const draft = async (id: string, kind: 'sale' | 'buy' = 'sale'): Promise<Publication> => {
  const text = { id, kind, version: 0, editor: 'e1', fields: kind === 'sale' ? soundSale : soundBuy };
  const added = await publicationStore(quiet).add(to, text, at, { all: 50, drafts: 50 });
  if (added === null || typeof added === 'string') throw new Error('No draft was stored.');
  return added;
};
const pending = async (id: string, kind?: 'sale' | 'buy'): Promise<Publication> => {
  const after = await publicationStore(quiet).change(await draft(id, kind), { review: 'pending' });
  if (after === null) throw new Error('No publication is pending.');
  return after;
};
const listed = async (id: string, kind?: 'sale' | 'buy'): Promise<Publication> => {
  const found = await pending(id, kind);
  const after = await publicationStore(quiet).list(found, published(found, at), at, noNotice);
  if (after === null) throw new Error('No publication is listed.');
  return after;
};

const logins = async (...ids: readonly string[]): Promise<void> => {
  await quiet.orm.delete(loginSession);
  await quiet.orm.insert(loginSession).values(ids.map((id) => ({ id, accountId: to, startedAt: at })));
};

const placed = async (): Promise<{ readonly draft: BidDraft; readonly id: number }> => {
  await quiet.orm.delete(bidStep);
  await quiet.orm.delete(bid);
  const interest = {
    saleId: sale.dealId ?? '',
    accountId: bidder,
    kind: 'interest',
    amount: null,
    note: '',
  } as const;
  const added = await bidStore(quiet).add(interest, 9, at);
  if (typeof added === 'string') throw new Error(added);
  return { draft: interest, id: added.id };
};

let attendees = 0;
const registered = async (typeId: string) => {
  attendees += 1;
  const tickets = await world.register(to, typeId, [attendees]);
  const [first] = 'right' in tickets ? tickets.right : [];
  if (first === undefined) throw new Error('No ticket was registered.');
  return first;
};
const offered = async () => {
  const { number } = await registered('free');
  await conferenceTicketStore(quiet).offer(to, number, bidder, at, noNotice);
  const [offer] = await conferenceTicketStore(quiet).offersTo(bidder, at);
  if (offer === undefined) throw new Error('No ticket is offered.');
  return { number, id: offer.id };
};
const answerable = async () => {
  const { id } = await offered();
  return id;
};
const receiver = { accountId: bidder, name: '会员2', phone: '1', company: '', position: '' };

beforeAll(async () => {
  sql = await openEmptyDatabase();
  world = await ticketWorldOver({ sql, clock, members: 4 });
  database = notifyingDatabase(databaseOver(sql), ended);
  quiet = recordingDatabase(databaseOver(sql));
  await sql.script(`
    insert into investor (id, name, kind, region, focus, rounds, cheque_min, cheque_max, cases, intro, stages, recent,
        facts, contacts, industry_ids, changed_at)
      values ('i1', '投资方', 'equity', '', '[]', '[]', 1, 2, 0, '', '[]', 0, '{}', '[]', '[]', 1)`);
  sale = await listed('sale');
  demand = await listed('demand', 'buy');
});
afterAll(() => sql.close());

type Prepared = () => Promise<unknown>;
/** Each prepares its write, and returns it. */
const notified: Readonly<Record<string, () => Promise<Prepared>>> = {
  bid: async () => {
    const { draft: again } = await placed();
    await quiet.orm.delete(bidStep);
    await quiet.orm.delete(bid);
    return () => bidStore(database).add(again, 9, at, notice);
  },
  'change of a bid': async () => {
    const { id } = await placed();
    return () => bidStore(database).move(id, { kind: 'withdrawn', words: '' }, at, notice);
  },
  'decision of a verification': async () => {
    const application = {
      accountId: to,
      name: '甲',
      company: '公司',
      position: '经理',
      submittedAt: at,
      expectedAt: at,
    };
    await quiet.orm.insert(verification).values({ ...application, state: 'pending' });
    return () => verificationStore(database).decide(1, { kind: 'approved', level: '1' }, at, notice);
  },
  'decision of an enrolment': async () => {
    const enrolments = enrolmentStore(quiet);
    await enrolments.add({ accountId: to, buyId: demand.dealId ?? '', statement: '自有资金' }, at);
    return () => enrolmentStore(database).move(1, { event: 'approved', reason: '' }, at, notice);
  },
  'decision of a report': async () => {
    await reportStore(quiet).addOfMessage(to, { target: '1', title: '', reason: 'fraud', words: '' }, at, 9);
    return () => reportStore(database).decide(1, { state: 'upheld', answer: '' }, at, notice);
  },
  'answer to a submission': async () => {
    await submissionStore(quiet).send(to, { investorId: 'i1', publicationId: 'sale' }, at);
    return () => submissionStore(database).answer(1, { state: 'interested', answer: '' }, at, notice);
  },
  'approval of a publication': async () => {
    const found = await pending('approved');
    return () => publicationStore(database).list(found, published(found, at), at, notice);
  },
  'rejection of a publication': async () => {
    const found = await pending('rejected');
    return () => publicationStore(database).reject(found, [], notice);
  },
  'reminder of a publication': async () => {
    const found = await listed('reminded');
    return () => publicationStore(database).change(found, { reminded: 23 }, notice);
  },
  'end of a listing': async () => {
    const found = await listed('ended');
    return () => publicationStore(database).end(found, { listing: 'closed' }, at, () => [notice()]);
  },
  'transfer of a ticket': async () => {
    const { number } = await registered('free');
    return () => conferenceTicketStore(database).offer(to, number, bidder, at, notice);
  },
  'withdrawal of a transfer': async () => {
    const { number } = await offered();
    return () => conferenceTicketStore(database).withdraw(to, number, at, notice);
  },
  'refusal of a transfer': async () => {
    const id = await answerable();
    return () => conferenceTicketStore(database).decline(bidder, id, at, notice);
  },
  'acceptance of a transfer': async () => {
    const id = await answerable();
    return () => conferenceTicketStore(database).accept(id, receiver, '900000000001', at, notice);
  },
  'approval of a registration': async () => {
    const { registrationId } = await registered('reviewed');
    return () => conferenceTicketStore(database).approve(registrationId, 'o1', at, notice);
  },
  'rejection of a registration': async () => {
    const { registrationId } = await registered('reviewed');
    return () => conferenceTicketStore(database).reject(registrationId, '已满', at, notice);
  },
};

const ending: Readonly<
  Record<string, { readonly write: Prepared; readonly ended: readonly (string | null)[] }>
> = {
  logout: { write: () => sessionStore(database, clock, systemRandom).end('a'), ended: ['a'] },
  'end of all logins': { write: () => sessionStore(database, clock, systemRandom).endAll(to), ended: [null] },
  'end of one login': { write: () => loginDeviceStore(database, clock).endOne(to, 'b'), ended: ['b'] },
  'end of the other logins': {
    write: () => loginDeviceStore(database, clock).endOthers(to, 'a'),
    ended: ['b', 'c'],
  },
  'withdrawal of a consent': {
    write: () => consentStore(database, clock).withdraw(to, 'a'),
    ended: ['b', 'c'],
  },
};

/** The events that a write left in the outbox, and the notices that it left in the inbox. */
const leftBy = async (write: Prepared) => {
  const { orm } = quiet;
  await orm.delete(busEvent);
  await orm.delete(message);
  await expect(write()).rejects.toThrow(processEnded);
  return {
    events: (await orm.select({ event: busEvent.event }).from(busEvent)).map(({ event }) => event),
    notices: await orm.select({ to: message.recipientId, title: message.title }).from(message),
  };
};

test.each(Object.entries(notified))(
  '[OPS-02] the notice of the %s is stored when its process ends after the commit',
  async (_what, prepare) => {
    const { events, notices } = await leftBy(await prepare());
    expect(notices).toEqual([{ to, title: '通知' }]);
    expect(events).toMatchObject([{ kind: 'message.sent', message: { to, title: '通知' } }]);
  },
);

test.each(Object.entries(ending))(
  '[LOG-08][OPS-02] the %s closes sockets elsewhere although its process ends after the commit',
  async (_what, { write, ended: sessions }) => {
    await logins('a', 'b', 'c');
    const { events } = await leftBy(write);
    expect(events).toHaveLength(sessions.length);
    for (const sessionId of sessions)
      expect(events).toContainEqual({ kind: 'sessions.ended', userId: to, sessionId });
  },
);
