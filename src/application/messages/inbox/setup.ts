import { isRight } from 'fp-ts/Either';
import { assign, enqueueActions, fromCallback, setup } from 'xstate';
import type { UnreadByPart } from '../../../domain/message/inbox-row';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';
import type { InboxEvent } from './events';
import { withAct, withoutAct, type InboxAct, type InboxContext, type RowRef } from './inbox-context';

interface InboxTypes {
  readonly context?: InboxContext;
  readonly events?: InboxEvent;
}

const types: InboxTypes = {};

/** Requests a conversation while its page is still loading. */
export interface AheadCommand {
  readonly type: 'ahead.ask';
  readonly peerId: string;
}

type Saving = Answer<number>;

export const inboxDelays = {
  /** How long a removal can be taken back, in milliseconds. */
  undoOffered: 5_000,
} as const;

/** The words that the inbox's chart is written in. */
export const inboxSetup = setup({
  types,
  actors: {
    save: unwiredCall<number, InboxAct | null>('inbox', 'save'),
    ahead: fromCallback<AheadCommand>(notWired('inbox', 'ahead')),
  },
  delays: inboxDelays,
  guards: {
    somethingWaits: ({ context }) => context.waiting.length > 0,
    wasRestoring: ({ context: { sent } }) => sent?.kind === 'restore',
    wasSaved: (_, saving: Saving) => isRight(saving),
  },
  actions: {
    keepAct: assign(({ context }, act: InboxAct) => ({
      ...withAct(context, act),
      waiting: [...context.waiting, act],
    })),
    takeFirst: assign(({ context: { waiting } }) => ({
      sent: waiting[0] ?? null,
      waiting: waiting.slice(1),
    })),
    keepSaved: assign({ sent: null }),
    rollBack: assign(({ context }) => ({
      ...(context.sent === null ? {} : withoutAct(context, context.sent)),
      sent: null,
    })),
    offerAgain: enqueueActions(({ context: { sent }, enqueue }) => {
      if (sent?.kind === 'restore') enqueue.raise({ type: 'inbox.restoreFailed', row: sent.row });
    }),
    keepLast: assign((_, { row }: { readonly row: RowRef }) => ({ last: row })),
    takeBack: assign(({ context }) => {
      if (context.last === null) return {};
      const act: InboxAct = { kind: 'restore', row: context.last };
      return { ...withAct(context, act), waiting: [...context.waiting, act] };
    }),
    keepParts: assign((_, { parts }: { readonly parts: UnreadByPart }) => ({ parts })),
    forgetLast: assign({ last: null }),
    goOn: assign({}),
    askAhead: enqueueActions(({ enqueue }, { row: { peer } }: { readonly row: RowRef }) => {
      if (peer !== null) enqueue.sendTo('ahead', { type: 'ahead.ask', peerId: peer });
    }),
  },
});
