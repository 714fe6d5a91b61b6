import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NotifyingDatabase } from '../../../gateway/src/adapters/database/notifying-database';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { verification } from '../../../gateway/src/adapters/database/schema/verification';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { accountStore } from '../../../gateway/src/adapters/database/stores/account-store';
import { activityRegistrationStore } from '../../../gateway/src/adapters/database/stores/activity-registration-store';
import { bidStore } from '../../../gateway/src/adapters/database/stores/bid-store';
import { comparedDealsStore } from '../../../gateway/src/adapters/database/stores/compared-deals-store';
import { conversationStore } from '../../../gateway/src/adapters/database/stores/conversation-store';
import { determinationStore } from '../../../gateway/src/adapters/database/stores/determination-store';
import { enquiryStore } from '../../../gateway/src/adapters/database/stores/enquiry-store';
import { favouriteStore } from '../../../gateway/src/adapters/database/stores/favourite-store';
import { memberRecordStore } from '../../../gateway/src/adapters/database/stores/member-record-store';
import { ndaStore } from '../../../gateway/src/adapters/database/stores/nda-store';
import { orderStore } from '../../../gateway/src/adapters/database/stores/order-store';
import { publicationStore } from '../../../gateway/src/adapters/database/stores/publication-store';
import { purposeConsentStore } from '../../../gateway/src/adapters/database/stores/purpose-consent-store';
import { reportStore } from '../../../gateway/src/adapters/database/stores/report-store';
import { savedSearchStore } from '../../../gateway/src/adapters/database/stores/saved-search-store';
import { surveyStore } from '../../../gateway/src/adapters/database/stores/survey-store';
import { ticketRegistrationStore } from '../../../gateway/src/adapters/database/stores/ticket-registration-store';
import { verificationStore } from '../../../gateway/src/adapters/database/stores/verification-store';
import { systemClock } from '../../../gateway/src/adapters/system/system-clock';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import type { Publication } from '../../../gateway/src/domain/publication/publication';
import type { SearchDraft } from '../../../gateway/src/domain/search/search-draft';
import { AccountRemoved } from '../../../gateway/src/ports/account-removed';
import { noNotice } from '../../../gateway/src/ports/message-store';
import { refusalOf } from '../../../gateway/src/ports/storage-refusal';
import { noFilter } from '../../../contract/deal/no-filter';
import { recordingDatabase } from '../../../tools/process/recording-database';
import { seededImage } from '../../support/gateway/database-image';
import { sampleContent } from '../../support/gateway/sample-content';

let sql: SqlDatabase;
let database: NotifyingDatabase;
let draft: Publication;
const at = Date.UTC(2026, 0, 5);
const gone = 'u2';

const drafted = (id: string) =>
  publicationStore(database).add(
    gone,
    { id, kind: 'sale', version: 0, editor: 'e1', fields: { title: '精密减速器企业' } },
    at,
    { all: 50, drafts: 20 },
  );

beforeAll(async () => {
  sql = await (await seededImage('sample', sampleContent)).open();
  database = recordingDatabase(databaseOver(sql));
  const added = await drafted('before');
  if (added === null || typeof added === 'string') throw new Error('No draft was stored.');
  draft = added;
  await memberRecordStore(database, systemClock).retire(gone);
});
afterAll(() => sql.close());

const application = { name: '张三', company: '某公司', position: '经理', submittedAt: at, expectedAt: at };
const attendee = { name: '张三', phone: '13800000002', company: '某公司', position: '经理' };
const bid = { saleId: 's1', accountId: gone, kind: 'interest', amount: null, note: '有意向' } as const;
const profile = { name: '张三', company: '某公司', position: '经理', email: '' };
const search: SearchDraft = {
  ...noFilter,
  name: '机器人',
  alert: 'daily',
  kind: 'sale',
  sourceType: null,
  mark: null,
  query: '',
};
const signature = { version: '1', sha256: '0', name: '张三', company: '某公司', device: '', at };

/** What a store may still be asked to write for an account, when the request began before its removal. */
const writes: Readonly<Record<string, () => Promise<unknown>>> = {
  bid: () => bidStore(database).add(bid, 200, at),
  'bid again': () => bidStore(database).move(1, { draft: bid }, at),
  NDA: () =>
    ndaStore(database).move({ accountId: gone, saleId: 's2' }, { kind: 'signatureGiven', signature }, at),
  favourite: () => favouriteStore(database, systemClock).add(gone, 'sale', 's1', at, 100),
  comparison: () => comparedDealsStore(database).change(gone, () => ['s1'], at),
  draft: () => drafted('after'),
  'draft text': () => publicationStore(database).save(draft, { ...draft, version: 1 }, at),
  submission: () => publicationStore(database).change(draft, { review: 'pending' }),
  listing: () => publicationStore(database).relist(draft, { listing: 'listed' }, at),
  verification: () =>
    verificationStore(database).add({ ...application, accountId: gone, documentId: 'none' }),
  'activity registration': () =>
    activityRegistrationStore(database).register(
      { activityId: 'a1', accountId: gone, attendee, waits: false },
      at,
    ),
  'ticket registration': () =>
    ticketRegistrationStore(database).register(
      { accountId: gone, key: 'k1', conferenceId: 'c1', typeId: 't1', attendees: [attendee] },
      { registrationId: 'r1', orderNo: 'o1', tickets: ['n1'] },
      at,
    ),
  'saved search': () => savedSearchStore(database).add(gone, search, at, 20),
  consultation: () =>
    conversationStore(database, systemClock, systemRandom).consult(gone, { kind: 'sale', id: 's1' }, 'u1', {
      since: 0,
      most: 10,
    }),
  determination: () =>
    determinationStore(database).add(
      gone,
      { version: '1', standard: 'assets', declared: [], answers: [] },
      { standard: 'assets', grade: 'C3', determinedAt: at, validUntil: at },
    ),
  enquiry: () =>
    enquiryStore(database).add(
      gone,
      { about: 'fund', organization: '某公司', need: '设立并购基金', time: 'any' },
      at,
    ),
  'survey answer': () =>
    surveyStore(database).add({ version: 'sample-1', accountId: gone, answers: [], sentAt: at }),
  report: () =>
    reportStore(database).addOfMessage(gone, { target: '1', title: '', reason: 'fraud', words: '' }, at, 20),
  consent: () => purposeConsentStore(database, systemClock).give(gone, 'recommendation', '1.0'),
  order: () =>
    orderStore(database).add({
      orderNo: 'o2',
      accountId: gone,
      key: 'k2',
      goodsId: 'g1',
      goodsName: '会员',
      data: '',
      amount: 100,
      months: 1,
      createdAt: at,
      payBy: at,
    }),
  profile: () => memberRecordStore(database, systemClock).saveProfile(gone, profile),
  avatar: () => memberRecordStore(database, systemClock).saveAvatar(gone, '/files/avatar/1'),
  password: () => memberRecordStore(database, systemClock).savePassword(gone, 'hash', null),
};

describe('a request that began before its account was removed', () => {
  test.each(Object.entries(writes))('[SCR-10] stores nothing: %s', async (_name, write) => {
    await expect(write()).rejects.toBeInstanceOf(AccountRemoved);
  });

  test('[SCR-10] is refused as one of a removed account', () => {
    expect(refusalOf(new AccountRemoved())).toMatchObject({ name: 'accountRemoved' });
  });
});

test('[OPS-06] the approval of a verification changes nothing of a removed account', async () => {
  const before = await accountStore(database).byId(gone);
  const [row] = await database.orm
    .insert(verification)
    .values({ ...application, accountId: gone, state: 'pending' })
    .returning();
  const decided = await verificationStore(database).decide(
    row?.id ?? 0,
    { kind: 'approved', level: '1' },
    at,
    noNotice,
  );
  expect(decided).toBeNull();
  expect(await accountStore(database).byId(gone)).toEqual(before);
});
