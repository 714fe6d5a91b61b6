import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fileOutboxActors } from '../../../../src/application/messages/file-outbox/actors';
import { unreadText } from '../../../../src/application/messages/file-outbox/text';
import { fileOutboxMachine } from '../../../../src/application/messages/file-outbox/machine';
import { selectFileOutboxStatus } from '../../../../src/application/messages/file-outbox/status';
import type { Written } from '../../../../src/domain/chat/outbox-entry';
import { fakeLine } from '../../../support/fakes/chat-line';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeFiles } from '../../../support/fakes/outbox';
import { settled } from '../../../support/fakes/settled';
import { fakeUploadGateway } from '../../../support/fakes/upload-gateway';
import { chooses, content } from './samples';

const taken = { id: 'f-1', name: '意向书 a.pdf', size: 4096, type: 'application/pdf' } as const;

const opened = (shelf = fakeFiles()) => {
  const [upload, line, clock] = [fakeUploadGateway(), fakeLine(), fakeClock()];
  const written: Written[] = [];
  const keeping: (() => void)[] = [];
  const actor = createActor(
    fileOutboxMachine.provide({
      actors: fileOutboxActors({
        ...{ files: shelf.port, line: line.port, upload: upload.port },
        write: (message) => {
          written.push(message);
          return new Promise<void>((kept) => keeping.push(kept));
        },
      }),
    }),
    { clock: clock.timers },
  );
  const reported: string[] = [];
  actor.on('files.notKept', ({ failure }) => reported.push(failure.kind));
  actor.start();
  actor.send({ type: 'files.memberCame', userId: '7' });
  return {
    ...{ actor, shelf, upload, line, clock, written, reported },
    messageKept: async (): Promise<void> => {
      keeping.shift()?.();
      await settled();
    },
    status: () => selectFileOutboxStatus(actor.getSnapshot()),
    choose: async (clientId: string): Promise<void> => {
      await settled();
      actor.send(chooses(clientId));
      await settled();
    },
  };
};

test('[SOC-06][SCR-11] a file is handed in for chat with progress, and its message is written when it was taken', async () => {
  const { choose, upload, status, written, shelf, messageKept } = opened();
  await choose('a');
  expect(upload.upload.last().input).toEqual({ file: content, purpose: 'chat' });
  upload.progress(1);
  expect(status().progress).toEqual({ clientId: 'a', sent: 0 });
  upload.progress(1024);
  expect(status().progress).toEqual({ clientId: 'a', sent: 1024 });
  upload.upload.last().answer(right(taken));
  await settled();
  expect(written.map(({ clientId, to }) => [clientId, to])).toEqual([['a', '8']]);
  expect([status().files, status().progress]).toEqual([[], null]);
  // Whatever happens to the page now, one of the two is on the device.
  expect(shelf.kept().map(({ clientId }) => clientId)).toEqual(['a']);
  await messageKept();
  expect(shelf.kept()).toEqual([]);
});

test('[SOC-06] a file that was chosen before a crash goes up after it, under the same key', async () => {
  const before = opened();
  await before.choose('a');
  before.actor.stop();
  const { upload, status, written } = opened(before.shelf);
  await settled();
  expect(status().files).toMatchObject([{ clientId: 'a', file: null }]);
  expect(upload.upload.last().input).toEqual({ file: content, purpose: 'chat' });
  upload.upload.last().answer(right(taken));
  await settled();
  expect(written.map(({ clientId }) => clientId)).toEqual(['a']);
});

test('[SOC-06] without an answer it is told that it waits; with the connection it goes up again', async () => {
  const { choose, upload, status, line } = opened();
  await choose('a');
  upload.upload.last().answer(left({ kind: 'network' }));
  await settled();
  expect(status()).toMatchObject({ progress: { clientId: 'a', sent: null } });
  line.notify({ type: 'line.lost' });
  expect(upload.upload.calls).toHaveLength(1);
  line.notify({ type: 'line.opened' });
  expect(upload.upload.calls).toHaveLength(2);
});

test('[SCR-11][LOG-13] giving a file up ends its transfer, and nothing is written', async () => {
  const { choose, upload, actor, written, shelf } = opened();
  await choose('a');
  actor.send({ type: 'files.discarded', clientId: 'a' });
  expect(upload.upload.last().signal?.aborted).toBe(true);
  upload.upload.last().answer(right(taken));
  await settled();
  expect([written, shelf.kept()]).toEqual([[], []]);
});

test('[SOC-06] a device without room is told of, and the file goes up all the same', async () => {
  const { choose, upload, shelf, reported } = opened();
  await settled();
  shelf.fails({ kind: 'full' });
  await choose('a');
  expect([reported, upload.upload.calls.length]).toEqual([['full'], 1]);
});

test('[SOC-06] of files that were kept only the one whose turn it is is read', async () => {
  const before = opened();
  await before.choose('a');
  await before.choose('b');
  before.actor.stop();
  const { upload, shelf } = opened(before.shelf);
  await settled();
  expect(shelf.contentsRead()).toEqual(['a']);
  upload.upload.last().answer(right(taken));
  await settled();
  expect(shelf.contentsRead()).toEqual(['a', 'b']);
});

test('[SOC-06] a file that another tab took away meanwhile leaves; one that cannot be read says so', async () => {
  const before = opened();
  await before.choose('a');
  await before.choose('b');
  before.actor.stop();
  before.shelf.loses('a');
  before.shelf.breaks('b');
  const { upload, status, shelf } = opened(before.shelf);
  await settled();
  expect(upload.upload.calls).toEqual([]);
  expect(status().files).toMatchObject([{ clientId: 'b', state: 'failed', why: unreadText }]);
  expect(shelf.kept().map(({ clientId }) => clientId)).toEqual(['b']);
});
