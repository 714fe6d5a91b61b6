import { listAddress } from '../../../../contract/kind/address';
import { maxCompared } from '../../../../contract/rules/compared';
import type { Clock } from '../../ports/clock';
import type { ComparedDeals } from '../../ports/compared-deals';
import type { MessageBus } from '../../ports/message-bus';
import { makeNotifyChanges } from '../chat/notify-changes';

export interface OwnComparisonNeeds {
  readonly compared: ComparedDeals;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** What an account puts into its comparison, and takes out. */
export interface ComparisonChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** The tab that asks. */
  readonly by: string;
}

/** The deals that an account compares, the same on all its tabs and devices (MKT-11). */
export interface OwnComparison {
  readonly of: (accountId: string) => Promise<readonly string[]>;
  /** At most four are kept: what has no room is left out. To say the same again changes nothing. @returns the set afterwards */
  readonly change: (accountId: string, change: ComparisonChange) => Promise<readonly string[]>;
}

const changed = (ids: readonly string[], { add, remove }: Omit<ComparisonChange, 'by'>): readonly string[] =>
  [...new Set([...ids.filter((id) => !remove.includes(id)), ...add])].slice(0, maxCompared);

export const makeOwnComparison = ({ compared, bus, clock }: OwnComparisonNeeds): OwnComparison => {
  const notify = makeNotifyChanges({ bus, clock });
  return {
    of: compared.of,
    change: async (accountId, change) => {
      const ids = await compared.change(accountId, (before) => changed(before, change), clock.now());
      // Other tabs and devices show the same set at once (SOC-08).
      await notify.deal(accountId, `${listAddress('sale')}?compare=${ids.join(',')}&by=${change.by}`);
      return ids;
    },
  };
};
