import type { Orm } from '../adapters/database/orm';
import { enrolment } from '../adapters/database/schema/enrolment';
import type { SeedBuy } from './records/buy';
import type { SeedContent } from './seed-content';
import { dayMs } from '../../../contract/values/duration';

/** A statement holds no more than 65,535 values. */
const rowsAtOnce = 500;

const stateOf = ({ hundred, state = 'listed' }: SeedBuy) => {
  if (!hundred) return 'pending' as const;
  return state === 'listed' ? ('approved' as const) : ('ended' as const);
};

/**
 * The enrolments of a seed: approved ones of what is listed in the programme of the hundred buyers, ended ones of what
 * was, and those that wait; the earliest first, so that their numbers ascend with time.
 */
export const seedEnrolments = async (
  orm: Orm,
  { buys, enrolments }: Pick<SeedContent, 'buys' | 'enrolments'>,
  now: number,
): Promise<void> => {
  const said = new Map(enrolments.map((each) => [each.buyId, each]));
  const rows = buys
    .filter(({ id, hundred }) => hundred || said.has(id))
    .map((seed) => {
      const { statement, daysAgo } = said.get(seed.id) ?? {
        statement: seed.funding,
        daysAgo: seed.confirmedDaysAgo,
      };
      const at = Math.round(now - daysAgo * dayMs);
      const state = stateOf(seed);
      return {
        buyId: seed.id,
        accountId: seed.ownerId,
        state,
        statement,
        reason: state === 'ended' ? '求购需求已下架' : '',
        enrolledAt: at,
        changedAt: at,
      };
    })
    .toSorted((one, other) => one.enrolledAt - other.enrolledAt);
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await orm.insert(enrolment).values(rows.slice(from, from + rowsAtOnce));
};
