import type { SnapshotFrom } from 'xstate';
import { isOutdated } from '../../../domain/consent/outdated-consent';
import type { RenewalMachine } from './machine';

type Renewal = SnapshotFrom<RenewalMachine>;
interface Last {
  readonly from: Renewal;
  readonly event: { readonly type: string };
}

const asks = (now: Renewal): boolean =>
  ['asking', 'agreeing', 'declined', 'leaving'].some((state) => now.value === state);

/** What holds in every reachable state of the renewal of a consent. */
export const renewalInvariants: Readonly<Record<string, (now: Renewal, last?: Last) => boolean>> = {
  '[PRI-06] only a member with an outdated consent is asked, and never in the app': (now) => {
    const { member, environment, previous } = now.context;
    if (!asks(now)) return true;
    return member !== null && environment !== 'native' && previous !== null && isOutdated(previous);
  },
  '[PRI-06] a member who is not asked sees no earlier consent and no failure': (now) =>
    asks(now) || (now.context.previous === null && now.context.failure === null),
  '[PRI-06] the question ends with a consent on record, or with the member who is asked': (now, last) =>
    last === undefined ||
    !asks(last.from) ||
    asks(now) ||
    last.from.matches('agreeing') ||
    ['renewal.memberLeft', 'renewal.memberKnown'].includes(last.event.type),
  '[PRI-06] a member is logged out only after reading the effect of refusing': (now, last) =>
    !now.matches('leaving') ||
    last === undefined ||
    last.from.matches('declined') ||
    last.from.matches('leaving'),
};
