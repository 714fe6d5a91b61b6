import { outboxInvariants } from '../../../../src/application/messages/outbox/invariants';
import { outboxMachine } from '../../../../src/application/messages/outbox/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import type { OutboxEvent } from '../../../../src/application/messages/outbox/events';
import type { Answer } from '../../../support/explore/step';
import { entryAs, line, shelf, writtenAs } from './samples';

explorationTests('outbox', {
  machine: outboxMachine,
  inputs: [{ confirms: true }, { confirms: false }],
  alphabet: ({ context }): readonly (OutboxEvent | Answer)[] => [
    { type: 'outbox.memberCame', userId: '7' },
    { type: 'outbox.memberCame', userId: '8' },
    { type: 'outbox.memberLeft', chosen: true },
    { type: 'outbox.memberLeft', chosen: false },
    { type: 'outbox.written', written: writtenAs('a'), after: 0 },
    { type: 'outbox.written', written: writtenAs('b'), after: 0 },
    { type: 'outbox.othersKeep' },
    { type: 'outbox.retried', clientId: 'a' },
    { type: 'outbox.discarded', clientId: 'a' },
    shelf({ type: 'shelf.read', entries: [] }),
    ...(context.userId === '7' ? [shelf({ type: 'shelf.read', entries: [entryAs('k', 1)] })] : []),
    shelf({ type: 'shelf.failed', failure: { kind: 'full' } }),
    shelf({ type: 'shelf.failed', failure: { kind: 'unavailable' } }),
    line({ type: 'line.opened' }),
    line({ type: 'line.lost' }),
    line({ type: 'line.taken', clientId: 'a' }),
    line({ type: 'line.taken', clientId: 'b' }),
    line({ type: 'line.refused', clientId: 'a', why: '对方已停用账号' }),
  ],
  facts: ({ context }) => ({
    userId: context.userId,
    tries: context.tries,
    queue: context.queue.map(({ clientId, state }) => `${clientId} ${state}`),
  }),
  invariants: outboxInvariants,
  goal: (outbox) => outbox.matches('away'),
  limit: 400_000,
});
