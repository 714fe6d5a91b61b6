import { isRight } from 'fp-ts/Either';
import { assign, emit, setup } from 'xstate';
import {
  holdingConsent,
  type ConsentPurpose,
  type PurposeConsent,
} from '../../../../contract/privacy/separate-consents';
import { failureTextOf, unwiredCall, type Answer } from '../../kit/from-call';
import { unwiredWait } from '../../kit/from-wait';
import type { SeparateConsentsEvent } from './events';

/** A change of one consent, as it is sent. */
export interface ConsentChange {
  readonly what: 'give' | 'withdraw';
  readonly purpose: ConsentPurpose;
}

interface SeparateConsentsContext {
  /** The record of each purpose; empty until it is loaded. */
  readonly consents: readonly PurposeConsent[];
  /** The change under way; null without one. */
  readonly change: ConsentChange | null;
  /** What failed last, in Chinese. */
  readonly error: string | null;
}

interface SeparateConsentsTypes {
  readonly context?: SeparateConsentsContext;
  readonly events?: SeparateConsentsEvent;
  /** A consent was given or withdrawn: what depends on it is loaded again. */
  readonly emitted?: { readonly type: 'consents.changed' };
}

const types: SeparateConsentsTypes = {};

type Consents = Answer<readonly PurposeConsent[]>;
interface Purpose {
  readonly purpose: ConsentPurpose;
}

const isGiven = (consents: readonly PurposeConsent[], purpose: ConsentPurpose): boolean =>
  consents
    .filter((consent) => holdingConsent(consent) !== null)
    .map((consent) => consent.purpose)
    .includes(purpose);

/** Types, guards and actions of the chart of the separate consents. */
export const separateConsentsSetup = setup({
  types,
  actors: {
    load: unwiredCall<readonly PurposeConsent[]>('separateConsents', 'load'),
    change: unwiredCall<readonly PurposeConsent[], ConsentChange>('separateConsents', 'change'),
    connectionBack: unwiredWait('separateConsents', 'connectionBack'),
  },
  guards: {
    consentsCame: (_, answer: Consents) => isRight(answer),
    isNotGiven: ({ context }, { purpose }: Purpose) => !isGiven(context.consents, purpose),
    isGiven: ({ context }, { purpose }: Purpose) => isGiven(context.consents, purpose),
  },
  actions: {
    keepConsents: assign((_, answer: Consents) =>
      isRight(answer) ? { consents: answer.right, change: null, error: null } : {},
    ),
    keepChange: assign((_, change: ConsentChange) => ({ change, error: null })),
    noteFailure: assign((_, answer: Consents) => ({ change: null, error: failureTextOf(answer) })),
    announce: emit({ type: 'consents.changed' }),
  },
});
