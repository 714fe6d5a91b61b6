import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBody } from '../../../contract/chat/chat-body';
import { keptElsewhere, lostIfWiped } from '../../../src/domain/chat/outgoing';
import {
  contentOfWaiting,
  messageOf,
  nextToUpload,
  withFileFailed,
  withFileRetried,
  withFilesKept,
  type WaitingFile,
} from '../../../src/domain/chat/waiting-file';
import { waitingAs } from '../../application/messages/file-outbox/samples';
import { entryAs, outgoingOf } from '../../application/messages/outbox/samples';

const states: fc.Arbitrary<readonly WaitingFile['state'][]> = fc.array(
  fc.constantFrom('waiting', 'failed', 'refused'),
  { maxLength: 8 },
);
const filesOf = (all: readonly WaitingFile['state'][]): readonly WaitingFile[] =>
  all.map((state, nth) => waitingAs(`f${nth}`, nth, { state }));
const keys = (files: readonly WaitingFile[]): readonly string[] => files.map(({ clientId }) => clientId);

test('[SOC-06] the first that waits goes up first; what failed or was refused does not by itself', () => {
  fc.assert(
    fc.property(states, (all) => {
      const next = nextToUpload(filesOf(all));
      expect(next?.clientId ?? null).toBe(all.includes('waiting') ? `f${all.indexOf('waiting')}` : null);
    }),
  );
});

test('[SOC-06] sent again a file that failed waits after all others; one that was refused stays so', () => {
  fc.assert(
    fc.property(states, fc.nat(8), (all, nth) => {
      const files = filesOf(all);
      const again = withFileRetried(files, `f${nth}`);
      expect([...keys(again)].sort()).toEqual([...keys(files)].sort());
      if (all[nth] === 'failed')
        expect(again.at(-1)).toMatchObject({ clientId: `f${nth}`, state: 'waiting', why: null });
      else expect(again).toBe(files);
    }),
  );
});

test('[SOC-06] what the device kept comes before what was chosen since, in order, each once', () => {
  fc.assert(
    fc.property(states, fc.nat(8), (all, cut) => {
      const files = filesOf(all);
      const [kept, here] = [files.slice(0, cut + 1).toReversed(), files.slice(cut)];
      expect(keys(withFilesKept(here, kept))).toEqual(keys(files));
    }),
  );
});

test('[SOC-06] why a file did not go stands with it alone', () => {
  const files = filesOf(['waiting', 'waiting']);
  expect(withFileFailed(files, 'f1', { state: 'refused', why: '文件过大' })).toEqual([
    files[0],
    { ...files[1], state: 'refused', why: '文件过大' },
  ]);
});

test('[SOC-06][SCR-11] what a file will say is what its message says, but for where it is', () => {
  const name = '意向书\n第二稿.pdf';
  const file = { ...waitingAs('f', 1), name };
  const of = { kind: 'file', name: '意向书 第二稿.pdf', type: 'application/pdf', bytes: 4096, coded: false };
  expect(readBody(contentOfWaiting(file)).of).toEqual({ ...of, id: 'f' });
  const message = messageOf(file, { id: 'f-9', name, size: 4096, type: 'application/pdf' });
  expect(message).toMatchObject({ clientId: 'f', to: '8', writtenAt: file.writtenAt });
  expect(readBody(message.content).of).toEqual({ ...of, id: 'f-9' });
});

test('[SOC-08] a logout loses what waits and what failed, messages and files', () => {
  const queue = [entryAs('a', 1), entryAs('b', 2, { state: 'sent' }), entryAs('c', 3, { state: 'failed' })];
  expect(lostIfWiped(outgoingOf(queue, { files: filesOf(['waiting', 'refused']) }))).toBe(4);
});

test('[SOC-08] of what the device keeps, what this tab knows of and what is confirmed elsewhere is not counted again', () => {
  const [a, b, c] = [entryAs('a', 1), entryAs('b', 2), entryAs('c', 3, { state: 'sent' })];
  const files = filesOf(['waiting', 'refused']);
  const keys = (some: readonly { readonly clientId: string }[]) =>
    new Set(some.map(({ clientId }) => clientId));
  expect(keptElsewhere(keys([a, ...files.slice(0, 1)]), { queue: [a, b, c], files })).toBe(2);
  expect(keptElsewhere(keys([a, b, ...files]), { queue: [a, b], files })).toBe(0);
});
