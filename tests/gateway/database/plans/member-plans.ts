import { expect, test } from 'vitest';
import type { Database } from '../../../../gateway/src/adapters/database/orm';
import { bidStore } from '../../../../gateway/src/adapters/database/stores/bid-store';
import { bidderDealStore } from '../../../../gateway/src/adapters/database/stores/bidder-deal-store';
import { favouriteStore } from '../../../../gateway/src/adapters/database/stores/favourite-store';
import { memberRecordStore } from '../../../../gateway/src/adapters/database/stores/member-record-store';
import { ndaStore } from '../../../../gateway/src/adapters/database/stores/nda-store';
import {
  publicationCounts,
  publicationStore,
} from '../../../../gateway/src/adapters/database/stores/publication-store';
import { savedSearchStore } from '../../../../gateway/src/adapters/database/stores/saved-search-store';
import { searchAlertStore } from '../../../../gateway/src/adapters/database/stores/search-alert-store';
import { counts, type ExplainedDatabase } from '../../../support/gateway/explained';
import { oneSale } from '../../../support/gateway/large-members';
import { seededAt } from '../../../support/gateway/template';
import { recordingDatabase } from '../../../../tools/process/recording-database';
import { standingAt } from '../../../../tools/process/standing-clock';

const clock = standingAt(seededAt);
/** Who has most of everything. */
const who = 'm1';
const first = { after: null, page: 1, pageSize: 20 };
const later = { after: 1_000_000, page: 2, pageSize: 20 };

const reads: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
  '[SCR-07] the deals that somebody keeps': (database) =>
    favouriteStore(database, clock).page(who, 'sale', null, first),
  '[SCR-07] the deals of one source that somebody keeps': (database) =>
    favouriteStore(database, clock).page(who, 'sale', 'entrust', first),
  '[SCR-07] what follows of the deals that somebody keeps': (database) =>
    favouriteStore(database, clock).page(who, 'sale', null, later),
  '[SCR-07] the share transfers that somebody keeps': (database) =>
    favouriteStore(database, clock).page(who, 'transfer', null, first),
  '[SCR-07] the demands that somebody keeps': (database) =>
    favouriteStore(database, clock).page(who, 'buy', null, first),
  '[SCR-07] the investors that somebody keeps': (database) =>
    favouriteStore(database, clock).page(who, 'investor', null, first),
  '[SCR-07] the conferences that a member keeps': (database) =>
    favouriteStore(database, clock).page(who, 'conference', null, first),
  '[SCR-07] the activities that a member keeps': (database) =>
    favouriteStore(database, clock).page(who, 'activity', null, first),
  '[SCR-07] which of a page are favourites': (database) =>
    favouriteStore(database, clock).among(who, 'sale', [oneSale, 'none']),
  '[MKT-06] somebody’s publications': (database) =>
    publicationStore(recordingDatabase(database)).page(who, first),
  '[MKT-06] what follows of somebody’s publications': (database) =>
    publicationStore(recordingDatabase(database)).page(who, later),
  '[MKT-04] the NDAs that a deal’s owner is asked for': (database) =>
    ndaStore(database).onSale(oneSale, first),
  '[SCR-07] the deals that somebody bids for': (database) => bidderDealStore(database).page(who, null, first),
  '[SCR-07] the deals that somebody bids for with a pending NDA': (database) =>
    bidderDealStore(database).page(who, 'pending', first),
  '[SCR-07] what follows of those with a signed NDA': (database) =>
    bidderDealStore(database).page(who, 'signed', {
      ...first,
      after: { value: String(seededAt), id: oneSale },
    }),
  '[SCR-03] the bids on a deal': (database) => bidStore(recordingDatabase(database)).received(oneSale, 50),
  '[SCR-03] one’s newest bid on a deal': (database) =>
    bidStore(recordingDatabase(database)).newest(who, oneSale),
  '[MKT-01] the searches that somebody keeps': (database) => savedSearchStore(database).list(who),
  '[MKT-01] the searches that wait for what becomes listed': (database) =>
    searchAlertStore(database).wanting('sale', 1_000, 100),
  '[MKT-01] which of them a deal fits': async (database) => {
    const alerts = searchAlertStore(database);
    return alerts.matching('sale', [oneSale], await alerts.wanting('sale', 0, 100), seededAt);
  },
  '[MKT-01] which of them a demand fits': async (database) => {
    const alerts = searchAlertStore(database);
    const [{ target } = { target: '' }] = await database.orm.execute<{ target: string }>(
      'select min(id) as target from buy',
    );
    return alerts.matching('buy', [target], await alerts.wanting('buy', 0, 100), seededAt);
  },
};

const tallies: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
  '[SCR-07] how much a member keeps of each kind': (database) => favouriteStore(database, clock).counts(who),
  '[MKT-06] how much somebody has published': (database) => publicationCounts(database.orm, who),
  '[SCR-07] how many NDAs somebody has in each state': (database) => bidderDealStore(database).counts(who),
  '[SCR-10] what one’s own page tells': (database) =>
    memberRecordStore(recordingDatabase(database), clock).counts(who),
};

export const memberPlans = (large: () => ExplainedDatabase): void => {
  test.each(Object.entries(reads))('%s: read by an index, and counted within a yardstick', async (_, use) => {
    const questions = await large().askedBy(use);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions)
      if (counts(question)) expect(await large().yardsticks(question)).toBeLessThan(1);
      else expect(await large().steps(question), question.text).not.toContain('Seq Scan');
  });

  test.each(Object.entries(tallies))('%s is counted within a yardstick', async (_, use) => {
    const questions = await large().askedBy(use);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) expect(await large().yardsticks(question)).toBeLessThan(1);
  });
};
