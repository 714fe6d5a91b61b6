import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import { failureText } from '../../../domain/gateway/failure-text';
import {
  isFixed,
  type NoticeChannel,
  type NoticeEvent,
  type NoticeSchedule,
  type NoticeSettings,
} from '../../../../contract/member/notices';
import type { BridgeFailure } from '../../../domain/platform/bridge-failure';
import type { PushPermission } from '../../../ports/platform-bridge';
import { failureTextOf, unwiredCall, type Answer } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import type { PushSettingsEvent } from './events';
import { unwiredWait } from '../../kit/from-wait';

/** What the system allows. `tooOld`: this build of the app cannot push (ENV-04); `unknown`: it did not say. */
export type Allowance = PushPermission | 'tooOld' | 'unknown';

/** The notification settings, and the permission of the system. */
export interface LoadedPushes {
  readonly settings: NoticeSettings;
  readonly permission: Allowance;
}

/** What the system allows, by what it answered. */
export const allowanceOf = (asked: Either<BridgeFailure, PushPermission>): Allowance => {
  if (isRight(asked)) return asked.right;
  return asked.left.kind === 'versionTooLow' ? 'tooOld' : 'unknown';
};

interface PushSettingsContext {
  readonly settings: NoticeSettings;
  readonly permission: Allowance;
  /** The change under way; null without one. */
  readonly change: NoticeChange | null;
  /** What went wrong last, in Chinese. */
  readonly error: string | null;
}

interface PushSettingsTypes {
  readonly context?: PushSettingsContext;
  readonly events?: PushSettingsEvent;
}

const types: PushSettingsTypes = {};

type Loading = Answer<LoadedPushes>;
type Saving = Answer<NoticeSettings>;
type Asking = Either<BridgeFailure, PushPermission>;

interface Cell {
  readonly kind: NoticeEvent;
  readonly channel: NoticeChannel;
}

/** A change of the notification settings, as it is saved. */
export type NoticeChange =
  | { readonly what: 'choice'; readonly choice: Cell & { readonly wanted: boolean } }
  | { readonly what: 'schedule'; readonly schedule: NoticeSchedule };

const none = { inApp: false, push: false, wechat: false, sms: false };

/** The settings before they are read: the page shows none of them. */
export const unreadSettings: NoticeSettings = {
  connected: none,
  choices: { chat: none, deal: none, order: none, notice: none, security: none },
  quiet: null,
  digestAt: null,
};

export const pushSettingsDelays = {
  /** A person takes their time with the system's question; in milliseconds. */
  permissionLimit: 120_000,
} as const;

/** The words that the chart of the push settings is written in. */
export const pushSettingsSetup = setup({
  types,
  actors: {
    load: unwiredCall<LoadedPushes>('pushSettings', 'load'),
    save: unwiredCall<NoticeSettings, NoticeChange>('pushSettings', 'save'),
    ask: fromPromise<Asking>(notWired('pushSettings', 'ask')),
    connectionBack: unwiredWait('pushSettings', 'connectionBack'),
  },
  delays: pushSettingsDelays,
  guards: {
    settingsCame: (_, loading: Loading) => isRight(loading),
    mayBeSwitched: ({ context }, { kind, channel }: Cell) =>
      context.settings.connected[channel] && !isFixed(kind, channel),
    maySystemBeAsked: ({ context }) => context.permission === 'undecided',
  },
  actions: {
    keepLoaded: assign((_, loading: Loading) =>
      isRight(loading) ? { ...loading.right, change: null, error: null } : {},
    ),
    keepChoice: assign(({ context }, { kind, channel }: Cell) => ({
      change: {
        what: 'choice' as const,
        choice: { kind, channel, wanted: !context.settings.choices[kind][channel] },
      },
      error: null,
    })),
    keepSchedule: assign((_, { schedule }: { readonly schedule: NoticeSchedule }) => ({
      change: { what: 'schedule' as const, schedule },
      error: null,
    })),
    keepSaved: assign((_, saving: Saving) =>
      isRight(saving)
        ? { settings: saving.right, change: null }
        : { change: null, error: failureText(saving.left) },
    ),
    keepPermission: assign((_, asking: Asking) => ({ permission: allowanceOf(asking) })),
    noteFailure: assign((_, loading: Loading) => ({
      error: failureTextOf(loading),
    })),
    noteDefect: assign({ change: null, error: failureText({ kind: 'malformed', field: '' }) }),
  },
});
