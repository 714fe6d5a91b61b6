import { isRight } from 'fp-ts/Either';
import { assign, emit, setup } from 'xstate';
import type { Environment } from '../../../domain/access/environment';
import { isToWhatHolds, type Consent } from '../../../domain/consent/consent';
import type { ConsentEntry } from '../../../domain/consent/consent-entry';
import { outdatedConsent } from '../../../domain/consent/outdated-consent';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { renewalDelays } from './delays';
import type { KnownMember, RenewalEvent, RenewalFact, RenewalInput } from './events';

interface RenewalContext {
  readonly environment: Environment;
  /** The member whose consent is checked; null when no member is logged in. */
  readonly member: KnownMember | null;
  /** The consent to an earlier version, after which the member is asked. */
  readonly previous: Consent | null;
  /** Why agreeing or logging out did not succeed; null when nothing went wrong since. */
  readonly failure: GatewayFailure | null;
}

interface RenewalTypes {
  readonly context?: RenewalContext;
  readonly events?: RenewalEvent;
  readonly input?: RenewalInput;
  readonly emitted?: RenewalFact;
}

const types: RenewalTypes = {};

type Entries = Answer<readonly ConsentEntry[]>;
type Agreeing = Answer<unknown>;
/** Of whom something is asked. */
export interface OfMember {
  readonly member: KnownMember | null;
}

const outdatedAmong = (entries: Entries): Consent | null =>
  isRight(entries) ? outdatedConsent(entries.right) : null;

/** The words that the chart of the renewal is written in. */
export const renewalSetup = setup({
  types,
  actors: {
    record: unwiredCall<unknown, OfMember>('renewal', 'record'),
    loadConsents: unwiredCall<readonly ConsentEntry[], OfMember>('renewal', 'loadConsents'),
    agree: unwiredCall<unknown, OfMember>('renewal', 'agree'),
  },
  delays: renewalDelays,
  guards: {
    somethingWasGiven: ({ context }) => context.member !== null && context.member.given !== null,
    memberCanBeAsked: ({ context }) =>
      context.environment !== 'native' && !isToWhatHolds(context.member?.given ?? null),
    isOutdated: (_, entries: Entries) => outdatedAmong(entries) !== null,
    isAnother: ({ context }, known: KnownMember) =>
      context.member?.userId !== known.userId ||
      isToWhatHolds(context.member.given) !== isToWhatHolds(known.given),
    isRecorded: (_, answer: Agreeing) => isRight(answer),
  },
  actions: {
    keepMember: assign((_, { userId, given }: KnownMember) => ({ member: { userId, given } })),
    forgetMember: assign({ member: null, previous: null, failure: null }),
    keepPrevious: assign((_, entries: Entries) => ({ previous: outdatedAmong(entries) })),
    forgetQuestion: assign({ previous: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    noteFailure: assign((_, answer: Agreeing) => ({ failure: isRight(answer) ? null : answer.left })),
    noteTimeout: assign({ failure: { kind: 'timeout' } }),
    reportWanted: emit({ type: 'renewal.wanted' }),
    reportAgreed: emit({ type: 'renewal.agreed' }),
    reportDropped: emit({ type: 'renewal.dropped' }),
    reportLogoutWanted: emit({ type: 'renewal.logoutWanted' }),
  },
});
