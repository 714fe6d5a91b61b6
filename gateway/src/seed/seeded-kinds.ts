import type * as t from 'io-ts';
import type { SoeDetail } from '../../../contract/soe/soe';
import { insertInto } from '../adapters/database/insert-into';
import { activity } from '../adapters/database/kinds/activity/table';
import { buy } from '../adapters/database/kinds/buy/table';
import { fund } from '../adapters/database/kinds/fund/table';
import { investor } from '../adapters/database/kinds/investor/table';
import { organization } from '../adapters/database/kinds/organization/table';
import { presentation } from '../adapters/database/kinds/presentation/table';
import { park } from '../adapters/database/kinds/park/table';
import { soe } from '../adapters/database/kinds/soe/table';
import { transfer } from '../adapters/database/kinds/transfer/table';
import type { Orm } from '../adapters/database/orm';
import { activityRow, datedActivity } from './activity-rows';
import { buyRow } from './buy-rows';
import { filedFund, fundRow } from './fund-rows';
import { investorRow } from './investor-rows';
import { organizationRow } from './organization-rows';
import { conferenceRows, insertConferences } from './conference-rows';
import { presentationRow } from './presentation-rows';
import { parkRow } from './park-rows';
import { readRecords } from './read-records';
import { SeedActivity } from './records/activity';
import { SeedBuy } from './records/buy';
import { SeedFund } from './records/fund';
import { SeedInvestor } from './records/investor';
import { SeedOrganization } from './records/organization';
import { SeedPresentation } from './records/presentation';
import { datedConference, SeedConference } from './records/conference';
import { SeedPark } from './records/park';
import { SeedSoe } from './records/soe';
import { SeedTransfer } from './records/transfer';
import { soeRow } from './soe-rows';
import { datedTransfer, transferRow } from './transfer-rows';

interface SeededKind<A> {
  readonly read: (folder: URL) => readonly A[];
  /** @param now the moment that the times of the seed count back from, milliseconds since 1970 */
  readonly insert: (orm: Orm, records: readonly A[], now: number) => Promise<void>;
}

const seededKind = <A, Row>(
  record: t.Type<A, unknown>,
  file: string,
  insert: (orm: Orm, rows: readonly Row[]) => Promise<void>,
  row: (record: A, now: number) => Row,
): SeededKind<A> => ({
  read: (folder) => readRecords(record, folder, file),
  insert: (orm, records, now) =>
    insert(
      orm,
      records.map((record) => row(record, now)),
    ),
});

/** What the seed says of the kinds that need no more than a row for each record. */
interface SeededRecords {
  readonly investors: SeedInvestor;
  readonly organizations: SeedOrganization;
  readonly transfers: SeedTransfer;
  readonly buys: SeedBuy;
  readonly funds: SeedFund;
  readonly soes: SoeDetail;
  readonly presentations: SeedPresentation;
  readonly parks: SeedPark;
  readonly conferences: SeedConference;
  readonly activities: SeedActivity;
}

const seededKinds: { readonly [K in keyof SeededRecords]: SeededKind<SeededRecords[K]> } = {
  investors: seededKind(SeedInvestor, 'content/investors.json', insertInto(investor), investorRow),
  organizations: seededKind(
    SeedOrganization,
    'content/organizations.json',
    insertInto(organization),
    organizationRow,
  ),
  transfers: seededKind(SeedTransfer, 'content/transfers.json', insertInto(transfer), (seed, now) =>
    transferRow(datedTransfer(seed, now)),
  ),
  buys: seededKind(SeedBuy, 'content/buys.json', insertInto(buy), buyRow),
  funds: seededKind(SeedFund, 'content/funds.json', insertInto(fund), (seed, now) =>
    fundRow(filedFund(seed, now)),
  ),
  conferences: seededKind(SeedConference, 'content/conferences.json', insertConferences, (seed, now) =>
    conferenceRows(datedConference(seed, now), now),
  ),
  parks: seededKind(SeedPark, 'content/parks.json', insertInto(park), parkRow),
  activities: seededKind(SeedActivity, 'content/activities.json', insertInto(activity), (seed, now) =>
    activityRow(datedActivity(seed, now), now),
  ),
  soes: seededKind(SeedSoe, 'content/soe.json', insertInto(soe), soeRow),
  presentations: seededKind(
    SeedPresentation,
    'content/presentations.json',
    insertInto(presentation),
    presentationRow,
  ),
};

/** The records of these kinds, by kind. */
export type SeededContent = { readonly [K in keyof SeededRecords]: readonly SeededRecords[K][] };

export const noRecords: SeededContent = {
  investors: [],
  organizations: [],
  transfers: [],
  buys: [],
  funds: [],
  soes: [],
  presentations: [],
  parks: [],
  conferences: [],
  activities: [],
};

/** @throws SeedProblem */
export const readKinds = (folder: URL): SeededContent => ({
  investors: seededKinds.investors.read(folder),
  organizations: seededKinds.organizations.read(folder),
  transfers: seededKinds.transfers.read(folder),
  buys: seededKinds.buys.read(folder),
  funds: seededKinds.funds.read(folder),
  soes: seededKinds.soes.read(folder),
  presentations: seededKinds.presentations.read(folder),
  parks: seededKinds.parks.read(folder),
  conferences: seededKinds.conferences.read(folder),
  activities: seededKinds.activities.read(folder),
});

const isSeeded = (name: string): name is keyof SeededRecords => Object.hasOwn(seededKinds, name);

const insertKind = <K extends keyof SeededRecords>(
  orm: Orm,
  kind: K,
  content: Pick<SeededContent, K>,
  now: number,
): Promise<void> => seededKinds[kind].insert(orm, content[kind], now);

/** Inserts the rows of these kinds. @param now milliseconds since 1970 */
export const insertKinds = async (orm: Orm, content: SeededContent, now: number): Promise<void> => {
  for (const kind of Object.keys(seededKinds).filter(isSeeded)) await insertKind(orm, kind, content, now);
};
