import { isLeft } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { insertInto } from '../adapters/database/insert-into';
import { activity } from '../adapters/database/kinds/activity/table';
import { fund } from '../adapters/database/kinds/fund/table';
import { investor } from '../adapters/database/kinds/investor/table';
import { organization } from '../adapters/database/kinds/organization/table';
import { park } from '../adapters/database/kinds/park/table';
import { presentation } from '../adapters/database/kinds/presentation/table';
import { soe } from '../adapters/database/kinds/soe/table';
import { transfer } from '../adapters/database/kinds/transfer/table';
import type { Orm } from '../adapters/database/orm';
import type { ImportedKinds, ReadRecords } from '../adapters/database/stores/kind-import-store';
import type { FileRecord } from '../ports/kind-imports';
import { conferenceRows, insertConferences } from './conference-rows';
import { activityRow, datedActivity } from './activity-rows';
import { filedFund, fundRow } from './fund-rows';
import { investorRow } from './investor-rows';
import { organizationRow } from './organization-rows';
import { parkRow } from './park-rows';
import { presentationRow } from './presentation-rows';
import { readRecords } from './read-records';
import { recordFaults } from './record-faults';
import { datedConference, DatedConference, SeedConference } from './records/conference';
import { DatedActivity, SeedActivity } from './records/activity';
import { FiledFund, SeedFund } from './records/fund';
import { SeedInvestor } from './records/investor';
import { SeedOrganization } from './records/organization';
import { SeedPark } from './records/park';
import { SeedPresentation } from './records/presentation';
import { SeedSoe } from './records/soe';
import { DatedTransfer, SeedTransfer } from './records/transfer';
import { soeRow } from './soe-rows';
import { datedTransfer, transferRow } from './transfer-rows';

const importedKind = <A extends object, Row>(
  codec: t.Type<A, unknown>,
  insert: (orm: Orm, rows: readonly Row[]) => Promise<void>,
  row: (record: A, now: number) => Row,
  sample: (now: number) => A,
) => ({
  read: (records: readonly FileRecord[]): ReadRecords => {
    const read = records.map(({ line, value }) => {
      const decoded = codec.decode(value);
      return { line, decoded, faults: recordFaults(value, decoded) };
    });
    const good = read.flatMap(({ line, decoded, faults }) =>
      isLeft(decoded) || faults.length > 0 ? [] : [{ line, record: decoded.right }],
    );
    return {
      records: good,
      faults: read.flatMap(({ line, faults }) => faults.map((text) => ({ line, text }))),
      insert: (orm, now) =>
        insert(
          orm,
          good.map(({ record }) => row(record, now)),
        ),
    };
  },
  sample: (now: number) => codec.encode(sample(now)),
});

/** How an operator's records of each kind are read and stored. @param folder of the seed, whose first records are the samples */
export const importedKinds = (folder: URL): ImportedKinds => {
  const first = <A>(codec: t.Type<A, unknown>, file: string): A => {
    const [record] = readRecords(codec, folder, file);
    if (record === undefined) throw new Error(`The seed has no record in ${file}.`);
    return record;
  };
  return {
    activity: importedKind(DatedActivity, insertInto(activity), activityRow, (now) =>
      datedActivity(first(SeedActivity, 'content/activities.json'), now),
    ),
    investor: importedKind(SeedInvestor, insertInto(investor), investorRow, () =>
      first(SeedInvestor, 'content/investors.json'),
    ),
    organization: importedKind(SeedOrganization, insertInto(organization), organizationRow, () =>
      first(SeedOrganization, 'content/organizations.json'),
    ),
    fund: importedKind(FiledFund, insertInto(fund), fundRow, (now) =>
      filedFund(first(SeedFund, 'content/funds.json'), now),
    ),
    park: importedKind(SeedPark, insertInto(park), parkRow, () => first(SeedPark, 'content/parks.json')),
    conference: importedKind(DatedConference, insertConferences, conferenceRows, (now) =>
      datedConference(first(SeedConference, 'content/conferences.json'), now),
    ),
    presentation: importedKind(SeedPresentation, insertInto(presentation), presentationRow, () =>
      first(SeedPresentation, 'content/presentations.json'),
    ),
    transfer: importedKind(DatedTransfer, insertInto(transfer), transferRow, (now) =>
      datedTransfer(first(SeedTransfer, 'content/transfers.json'), now),
    ),
    soe: importedKind(SeedSoe, insertInto(soe), soeRow, () => first(SeedSoe, 'content/soe.json')),
  };
};
