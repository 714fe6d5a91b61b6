import { left, right } from 'fp-ts/Either';
import { threadInvariants } from '../../../../src/application/messages/thread/invariants';
import { threadMachine } from '../../../../src/application/messages/thread/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says, type Answer } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import type { ThreadEvent } from '../../../../src/application/messages/thread/events';
import { waitingAs } from '../file-outbox/samples';
import { entryAs, outgoingOf } from '../outbox/samples';
import { arrivingAs, pageOf, threadWith } from './samples';

const heard = (event: ThreadEvent): Answer => says('news', event);
const asked = (ids: readonly number[], more: boolean, thread: Parameters<typeof threadWith>[0] = {}) =>
  right({ thread: threadWith(thread), page: pageOf(ids, more) });

explorationTests('thread', {
  machine: threadMachine,
  inputs: [{ peerId: '8' }],
  alphabet: [
    { type: 'thread.reloadRequested' },
    { type: 'thread.olderWanted' },
    { type: 'thread.endSeen' },
    { type: 'thread.endLeft' },
    { type: 'thread.actChosen', act: { kind: 'recall', id: '5' } },
    { type: 'thread.actChosen', act: { kind: 'block', blocked: true } },
    { type: 'thread.retried', clientId: 'a' },
    { type: 'thread.discarded', clientId: 'a' },
    heard({ type: 'news.arrived', message: null, at: 1 }),
    heard({ type: 'news.arrived', message: arrivingAs(6), at: 1 }),
    heard({ type: 'news.arrived', message: arrivingAs(6, { kind: 'deal' }), at: 1 }),
    heard({ type: 'news.arrived', message: arrivingAs(0, { kind: 'inbox', id: null }), at: 1 }),
    heard({ type: 'news.arrived', message: arrivingAs(9, { after: '8' }), at: 1 }),
    { type: 'thread.outboxWanted' },
    says('pending', { type: 'pending.missing' }),
    says('pending', { type: 'pending.reported', reported: outgoingOf([entryAs('a', 1)]) } as ThreadEvent),
    says('pending', { type: 'pending.reported', reported: outgoingOf([], { taken: ['a'] }) } as ThreadEvent),
    says('pending', {
      type: 'pending.reported',
      reported: outgoingOf([], {
        files: [{ ...waitingAs('f', 1), to: '8' }],
        progress: { clientId: 'f', sent: 5 },
      }),
    } as ThreadEvent),
    done('open', asked([5], true)),
    done('open', asked([], false, { mayWrite: false })),
    done('open', asked([5], false, { protected: true })),
    ...everyFailure.map((failure) => done('open', left(failure))),
    done('open', left({ kind: 'refused', code: 404, message: '对方不存在' })),
    done('open', left({ kind: 'refused', code: 400, message: '参数错误' })),
    done('catchUp', asked([5, 6, 7, 8], true)),
    ...everyFailure.map((failure) => done('catchUp', left(failure))),
    done('readOlder', right(pageOf([1, 2], false))),
    done('readOlder', right(pageOf([3], true))),
    ...everyFailure.map((failure) => done('readOlder', left(failure))),
    done('doAct', right(undefined)),
    ...everyFailure.map((failure) => done('doAct', left(failure))),
  ],
  facts: ({ context }) => ({
    older: context.older !== null,
    heard: context.lastHeard,
    act: context.act?.kind ?? null,
    mayWrite: context.thread?.mayWrite ?? null,
    protects: context.thread?.protected ?? null,
    some: context.log.length > 0,
  }),
  invariants: threadInvariants,
  goal: (thread) => thread.matches({ talk: 'here' }),
  mostDefects: 1,
  limit: 600_000,
});
