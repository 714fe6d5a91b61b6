import { left, right } from 'fp-ts/Either';
import { inboxInvariants } from '../../../../src/application/messages/inbox/invariants';
import { inboxMachine } from '../../../../src/application/messages/inbox/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { defect, done } from '../../../support/explore/step';
import { conversation, notification, opened, read, readAll, remove, undo } from './samples';

explorationTests('inbox', {
  machine: inboxMachine,
  inputs: [undefined],
  alphabet: [
    opened(conversation),
    opened(notification),
    read(conversation),
    read(notification),
    remove(conversation),
    readAll(conversation, notification),
    undo,
    { type: 'inbox.counted', parts: { chat: 4, notice: 1 } },
    done('save', right(3)),
    done('save', left({ kind: 'network' })),
    done('save', left({ kind: 'timeout' })),
    done('save', left({ kind: 'status', status: 500 })),
    done('save', left({ kind: 'unauthenticated', message: '请登录' })),
    done('save', left({ kind: 'refused', code: 404, message: '消息不存在' })),
    done('save', left({ kind: 'malformed', field: 'num' })),
    done('save', left({ kind: 'notLoggedIn' })),
    done('save', left({ kind: 'cancelled' })),
    defect('ahead'),
  ],
  facts: ({ context: { last, sent, waiting, read: marked, removed, parts } }) => ({
    parts: parts !== null,
    last,
    sent: sent?.kind ?? null,
    waiting: Math.min(2, waiting.length),
    marked: Object.keys(marked),
    removed: Object.keys(removed),
  }),
  invariants: inboxInvariants,
  goal: (inbox) => inbox.matches({ saving: 'resting', notifying: 'quiet' }),
});
