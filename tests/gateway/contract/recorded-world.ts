import type { SeedAccount } from '../../../gateway/src/seed/records/account';
import type { SeedBuy } from '../../../gateway/src/seed/records/buy';
import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { sampleContent } from '../../support/gateway/sample-content';
import { demoSeed } from '../../../tools/process/seeds';

const member = (id: string, phone: string): readonly SeedAccount[] =>
  sampleContent.accounts.slice(0, 1).map((first) => ({
    ...first,
    ...{ id, phone, name: `姓名${id}`, company: `公司${id}`, password: `password-${id}` },
  }));

const demand = (id: string, changed: Partial<SeedBuy>): readonly SeedBuy[] =>
  demoSeed.buys.slice(0, 1).map((first) => ({
    ...first,
    ...{ id, code: `XQ${id}`, title: `需求${id}`, hundred: false, expiresInDays: 400, ...changed },
  }));

/** The sample with owners, and with one of everything that a call may be about. */
const content: SeedContent = {
  ...sampleContent,
  accounts: [
    ...sampleContent.accounts,
    ...member('u6', '13800000006'),
    ...member('u7', '13800000007'),
    ...member('u8', '13800000008'),
  ],
  saleOwners: { entrust: 'u2' },
  buys: [
    ...demand('d1', { ownerId: 'u1' }),
    ...demand('d2', { ownerId: 'u2' }),
    ...demand('d4', { ownerId: null }),
  ],
  transfers: demoSeed.transfers.slice(0, 4),
  funds: demoSeed.funds.slice(0, 2),
  soes: demoSeed.soes.slice(0, 2),
  investors: demoSeed.investors.slice(0, 2),
  organizations: demoSeed.organizations.slice(0, 2),
  presentations: demoSeed.presentations.slice(0, 2),
  parks: demoSeed.parks.slice(0, 2),
  conferences: demoSeed.conferences.slice(0, 2),
  activities: demoSeed.activities.slice(0, 2),
  news: demoSeed.news.slice(0, 6),
  ndas: [
    { accountId: 'u1', saleId: 's1', state: 'signed', daysAgo: 5 },
    { accountId: 'u6', saleId: 's1', state: 'pending', daysAgo: 1 },
    { accountId: 'u7', saleId: 's1', state: 'pending', daysAgo: 1 },
  ],
};

export const recordedWorld = { name: 'recorded', content };

/** The share transfer that the recording is about. */
export const recordedFund = content.funds[0];
export const recordedSoe = content.soes[0];
export const recordedTransfer = content.transfers[0];
export const recordedInvestor = content.investors[0];
const recordedOrganization = content.organizations[0];
export const recordedPresentation = content.presentations[1];
export const recordedConference = content.conferences[0];
const recordedPark = content.parks[0];
export const recordedActivity = content.activities[0];

/** The kinds that everybody reads, each with the id of one thing. */
export const recordedForAll: readonly (readonly [kind: string, id: string])[] = [
  ['investor', recordedInvestor?.id ?? ''],
  ['organization', recordedOrganization?.id ?? ''],
  ['presentation', recordedPresentation?.id ?? ''],
  ['park', recordedPark?.id ?? ''],
  ['conference', recordedConference?.id ?? ''],
  ['activity', recordedActivity?.id ?? ''],
];
