import { left, right } from 'fp-ts/Either';
import type { FileOutboxEvent } from '../../../../src/application/messages/file-outbox/events';
import { fileOutboxInvariants } from '../../../../src/application/messages/file-outbox/invariants';
import { fileOutboxMachine } from '../../../../src/application/messages/file-outbox/machine';
import { mostWaiting } from '../../../../src/domain/chat/waiting-limit';
import { explorationTests } from '../../../support/explore/exploration-tests';
import type { Answer } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { chooses, outbox, keptAs, line, shelf, upload } from './samples';

const taken = { id: 'f-1', name: '意向书.pdf', size: 4096, type: 'application/pdf' } as const;
const ends = (result: Extract<FileOutboxEvent, { type: 'upload.ended' }>['result']): Answer =>
  upload({ type: 'upload.ended', result });

explorationTests('file-outbox', {
  machine: fileOutboxMachine,
  alphabet: ({ context }): readonly (FileOutboxEvent | Answer)[] => [
    { type: 'files.memberCame', userId: '7' },
    { type: 'files.memberCame', userId: '8' },
    { type: 'files.memberLeft', chosen: true },
    { type: 'files.memberLeft', chosen: false },
    // A key is made for each choice, and never made again.
    ...['a', 'b']
      .filter((key) => context.files.every(({ clientId }) => clientId !== key))
      .flatMap((key): FileOutboxEvent[] => [
        chooses(key),
        chooses(key, { elsewhere: { files: mostWaiting.files, bytes: 0 } }),
        chooses(key, { elsewhere: { files: 1, bytes: mostWaiting.bytes } }),
      ]),
    { type: 'files.retried', clientId: 'a' },
    { type: 'files.discarded', clientId: 'a' },
    { type: 'files.discarded', clientId: 'b' },
    shelf({ type: 'shelf.read', entries: [] }),
    ...(context.userId === '7' ? [shelf({ type: 'shelf.read', entries: [keptAs('a', 1)] })] : []),
    shelf({ type: 'shelf.failed', failure: { kind: 'full' } }),
    shelf({ type: 'shelf.failed', failure: { kind: 'unavailable' } }),
    line,
    outbox({ type: 'outbox.kept', clientId: 'a' }),
    upload({ type: 'content.gone' }),
    upload({ type: 'content.unread' }),
    upload({ type: 'upload.progressed', sent: 5 }),
    ends(right(taken)),
    ...everyFailure.map((failure) => ends(left(failure))),
    ends(left({ kind: 'refused', code: 413, message: '文件不能超过 20 MB' })),
  ],
  facts: ({ context }) => ({
    userId: context.userId,
    tries: context.tries,
    files: context.files.map(
      ({ clientId, state, file }) => `${clientId} ${state} ${file === null ? 'kept' : 'chosen'}`,
    ),
  }),
  invariants: fileOutboxInvariants,
  goal: (files) => files.matches('away'),
  limit: 400_000,
});
