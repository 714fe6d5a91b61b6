import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import { failureText } from '../../../domain/gateway/failure-text';
import type { PushKind, PushSettings } from '../../../domain/member/push-settings';
import type { BridgeFailure } from '../../../domain/platform/bridge-failure';
import type { PushPermission } from '../../../ports/platform-bridge';
import { failureTextOf, unwiredCall, type Answer } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import type { PushSettingsEvent } from './events';
import { unwiredWait } from '../../kit/from-wait';

/** What the system allows. `tooOld`: this build of the app cannot push (ENV-04); `unknown`: it did not say. */
export type Allowance = PushPermission | 'tooOld' | 'unknown';

/** The settings of all kinds, and the permission of the system. */
export interface LoadedPushes {
  readonly settings: PushSettings;
  readonly permission: Allowance;
}

/** What the system allows, by what it answered. */
export const allowanceOf = (asked: Either<BridgeFailure, PushPermission>): Allowance => {
  if (isRight(asked)) return asked.right;
  return asked.left.kind === 'versionTooLow' ? 'tooOld' : 'unknown';
};

interface PushSettingsContext {
  readonly settings: PushSettings;
  readonly permission: Allowance;
  /** The kind that is being switched; null while none is. */
  readonly kind: PushKind | null;
  /** What went wrong last, in Chinese. */
  readonly error: string | null;
}

interface PushSettingsTypes {
  readonly context?: PushSettingsContext;
  readonly events?: PushSettingsEvent;
}

const types: PushSettingsTypes = {};

type Loading = Answer<LoadedPushes>;
type Saving = Answer<PushSettings>;
type Asking = Either<BridgeFailure, PushPermission>;
export interface PushChange {
  readonly kind: PushKind;
  readonly wanted: boolean;
}

export const pushSettingsDelays = {
  /** A person takes their time with the system's question; in milliseconds. */
  permissionLimit: 120_000,
} as const;

/** The words that the chart of the push settings is written in. */
export const pushSettingsSetup = setup({
  types,
  actors: {
    load: unwiredCall<LoadedPushes>('pushSettings', 'load'),
    save: unwiredCall<PushSettings, PushChange>('pushSettings', 'save'),
    ask: fromPromise<Asking>(notWired('pushSettings', 'ask')),
    connectionBack: unwiredWait('pushSettings', 'connectionBack'),
  },
  delays: pushSettingsDelays,
  guards: {
    settingsCame: (_, loading: Loading) => isRight(loading),
    maySystemBeAsked: ({ context }) => context.permission === 'undecided',
  },
  actions: {
    keepLoaded: assign((_, loading: Loading) =>
      isRight(loading) ? { ...loading.right, kind: null, error: null } : {},
    ),
    keepKind: assign((_, { kind }: { readonly kind: PushKind }) => ({ kind, error: null })),
    keepSaved: assign((_, saving: Saving) =>
      isRight(saving)
        ? { settings: saving.right, kind: null }
        : { kind: null, error: failureText(saving.left) },
    ),
    keepPermission: assign((_, asking: Asking) => ({ permission: allowanceOf(asking) })),
    noteFailure: assign((_, loading: Loading) => ({
      error: failureTextOf(loading),
    })),
    noteDefect: assign({ kind: null, error: failureText({ kind: 'malformed', field: '' }) }),
  },
});
