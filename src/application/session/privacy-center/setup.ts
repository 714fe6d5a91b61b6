import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { ConsentEntry, PersonalData } from '../../../domain/consent/consent-entry';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import { failureTextOf, unwiredCall, type Answer } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import { privacyCenterDelays } from './delays';
import type { PrivacyCenterEvent, PrivacyCenterInput } from './events';
import { privacyCenterText } from './text';
import { unwiredWait } from '../../kit/from-wait';

interface PrivacyCenterContext {
  readonly member: boolean;
  /** The recorded consents; empty for a visitor and until they are loaded. */
  readonly entries: readonly ConsentEntry[];
  /** Why the record was not loaded. */
  readonly failure: GatewayFailure | null;
  /** What came of the last thing that was asked for; null while nothing did. */
  readonly said: { readonly tone: 'good' | 'bad'; readonly text: string } | null;
  readonly data: PersonalData | null;
}

interface PrivacyCenterTypes {
  readonly context?: PrivacyCenterContext;
  readonly events?: PrivacyCenterEvent;
  readonly input?: PrivacyCenterInput;
}

const types: PrivacyCenterTypes = {};

type Entries = Answer<readonly ConsentEntry[]>;
type Exporting = Answer<PersonalData>;
export type Saving = Either<'downloadFailed', void>;
type Withdrawing = Answer<unknown>;

const bad = (text: string) => ({ tone: 'bad' as const, text });
const failed = (answer: Answer<unknown>) => {
  const text = failureTextOf(answer);
  return text === null ? null : bad(text);
};

/** Types, guards and actions of the chart of the page of personal data. */
export const privacyCenterSetup = setup({
  types,
  actors: {
    loadConsents: unwiredCall<readonly ConsentEntry[]>('privacyCenter', 'loadConsents'),
    exportData: unwiredCall<PersonalData>('privacyCenter', 'exportData'),
    saveFile: fromPromise<Saving, { readonly data: PersonalData | null }>(
      notWired('privacyCenter', 'saveFile'),
    ),
    withdraw: unwiredCall<unknown, { readonly member: boolean }>('privacyCenter', 'withdraw'),
    connectionBack: unwiredWait('privacyCenter', 'connectionBack'),
    confirmLayer: fromCallback<EventObject>(notWired('privacyCenter', 'confirmLayer')),
  },
  delays: privacyCenterDelays,
  guards: {
    loadingFailed: ({ context }) => context.failure !== null,
    isMember: ({ context }) => context.member,
    entriesCame: (_, answer: Entries) => isRight(answer),
    dataCame: (_, answer: Exporting) => isRight(answer),
    fileIsSaved: (_, answer: Saving) => isRight(answer),
    isWithdrawn: (_, answer: Withdrawing) => isRight(answer),
  },
  actions: {
    keepEntries: assign((_, answer: Entries) => ({
      entries: isRight(answer) ? answer.right : [],
      failure: null,
    })),
    noteLoadFailure: assign((_, answer: Entries) => ({ failure: isRight(answer) ? null : answer.left })),
    keepData: assign((_, answer: Exporting) => ({ data: isRight(answer) ? answer.right : null })),
    forgetData: assign({ data: null }),
    sayNothing: assign({ said: null }),
    sayExported: assign({ said: { tone: 'good', text: privacyCenterText.exported } }),
    sayNotSaved: assign({ said: bad(privacyCenterText.notSaved) }),
    sayFailure: assign((_, answer: Answer<unknown>) => ({ said: failed(answer) })),
    sayDefect: assign({ said: bad(failureText({ kind: 'malformed', field: '' })) }),
  },
});
