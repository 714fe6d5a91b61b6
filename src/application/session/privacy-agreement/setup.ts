import { isRight, type Either } from 'fp-ts/Either';
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { goOn } from '../../kit/going-on';
import type { Consent } from '../../../domain/consent/consent';
import type { PrivacyStanding } from '../../../domain/consent/privacy-standing';
import type { BridgeFailure } from '../../../domain/platform/bridge-failure';
import { notWired } from '../../kit/not-wired';
import { privacyDelays } from './delays';
import type { PrivacyEvent, PrivacyFact, PrivacyInput, RecordCommand } from './events';

interface PrivacyContext {
  readonly standing: PrivacyStanding;
  /** The consent that was given last, to whichever version; null when none is known. */
  readonly consent: Consent | null;
  /** The platform was asked to end the application, and did not. */
  readonly exitFailed: boolean;
}

interface PrivacyTypes {
  readonly context?: PrivacyContext;
  readonly events?: PrivacyEvent;
  readonly input?: PrivacyInput;
  readonly emitted?: PrivacyFact;
}

const types: PrivacyTypes = {};

/** A consent that was just given, and whether the device kept it. */
export interface KeptConsent {
  readonly consent: Consent;
  readonly kept: boolean;
}
export type Exiting = Either<BridgeFailure, void>;

/** The words that the chart of the privacy agreement is written in. */
export const privacySetup = setup({
  types,
  actors: {
    record: fromCallback<RecordCommand, { readonly kept: Consent | null }>(notWired('privacy', 'record')),
    keepConsent: fromPromise<KeptConsent>(notWired('privacy', 'keepConsent')),
    exitApp: fromPromise<Exiting>(notWired('privacy', 'exitApp')),
  },
  delays: privacyDelays,
  guards: {
    isNotNeeded: ({ context }) => context.standing === 'notNeeded',
    isGiven: ({ context }) => context.standing === 'agreed',
    deviceKeptIt: (_, given: KeptConsent) => given.kept,
    exits: (_, exiting: Exiting) => isRight(exiting),
  },
  actions: {
    noteConsent: assign((_, given: KeptConsent) => ({ consent: given.consent })),
    noteNoConsent: assign({ consent: null }),
    noteAgreed: assign({ standing: 'agreed' }),
    noteMissing: assign({ standing: 'missing', consent: null }),
    noteExitFailed: assign({ exitFailed: true }),
    forgetExit: assign({ exitFailed: false }),
    recordConsent: sendTo('record', ({ context }) => ({
      type: 'record.given' as const,
      consent: context.consent,
    })),
    recordTick: sendTo('record', { type: 'record.ticked' }),
    recordForMember: sendTo('record', (_, known: { readonly userId: string }) => ({
      type: 'record.memberKnown' as const,
      userId: known.userId,
    })),
    forgetRecord: sendTo('record', { type: 'record.forgotten' }),
    reportGranted: emit({ type: 'privacy.granted' }),
    reportNotKept: emit({ type: 'privacy.notKept' }),
    reportWithdrawn: emit(({ context }) => ({
      type: 'privacy.withdrawn' as const,
      standing: context.standing,
    })),
    goOn,
  },
});
