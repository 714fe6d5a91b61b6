import { left, right } from 'fp-ts/Either';
import type {
  PendingCommand,
  SeenCommand,
  ThreadEvent,
} from '../../../../../src/application/messages/thread/events';
import { done, says } from '../../../../support/explore/step';
import { arrivingAs, messageOf, pageOf, threadWith } from '../samples';

export const heard = (event: ThreadEvent) => says('news', event);
export const arrives = (...given: Parameters<typeof arrivingAs>) =>
  heard({ type: 'news.arrived', message: arrivingAs(...given), at: 1 });
export const missed = heard({ type: 'news.arrived', message: null, at: 1 });
export const reported = (event: ThreadEvent) => says('pending', event);
export const asked = (ids: readonly number[], more = false, thread = threadWith()) =>
  right({ thread, page: pageOf(ids, more) });
export const network = left({ kind: 'network' } as const);
export const seen = (id: string): { to: string; event: SeenCommand } => ({
  to: 'seen',
  event: { type: 'seen.upTo', id },
});
export const toPending = (event: PendingCommand) => ({ to: 'pending', event });
export const reload = { type: 'thread.reloadRequested' } as const;
export const olderWanted = { type: 'thread.olderWanted' } as const;
export const endSeen = { type: 'thread.endSeen' } as const;
export const endLeft = { type: 'thread.endLeft' } as const;
export const recall = { type: 'thread.actChosen', act: { kind: 'recall', id: '5' } } as const;
export const block = { type: 'thread.actChosen', act: { kind: 'block', blocked: true } } as const;
export const older = { cursor: 'older', page: 2, pageSize: 50 };

export const opened = done('open', asked([5, 6], true));
export const here = ({
  outgoing = 'listening',
  sight = 'atEnd',
  ...given
}: Partial<Record<'older' | 'fresh' | 'deeds' | 'outgoing' | 'sight', string>> = {}) => ({
  talk: { here: { older: 'resting', fresh: 'current', deeds: 'idle', ...given } },
  outgoing,
  sight,
});
export const before = (talk: 'opening' | 'unknown' | 'failed') => ({
  talk,
  outgoing: 'listening',
  sight: 'atEnd',
});
export const apart = (now: 'waiting' | 'asking', outgoing = 'listening') => ({
  talk: { apart: now },
  outgoing,
  sight: 'atEnd',
});
export const inHere = [opened];
export const inApart = [done('open', network)];
export const asking = [...inApart, reload];
export const refusal = left({ kind: 'notLoggedIn' } as const);
export const fetching = [opened, olderWanted];
export const catching = [opened, missed];
export const behind = [opened, missed, done('catchUp', network)];
export const doing = [opened, recall];
export const log = [messageOf(5), messageOf(6)];
export const timeout = { kind: 'timeout' } as const;
export const broken = { kind: 'malformed', field: '' } as const;
