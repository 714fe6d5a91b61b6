import { left, right } from 'fp-ts/Either';
import { writeBody } from '../../../../contract/chat/chat-body';
import type {
  OutboxCommand,
  FileOutboxEvent,
  FileOutboxFact,
} from '../../../../src/application/messages/file-outbox/events';
import { fileOutboxMachine } from '../../../../src/application/messages/file-outbox/machine';
import { unreadText } from '../../../../src/application/messages/file-outbox/text';
import type { ShelfCommand } from '../../../../src/application/messages/outbox/shelf-actor';
import { mostWaiting } from '../../../../src/domain/chat/waiting-limit';
import type { HeldFile } from '../../../../src/ports/outbox';
import { after, defect } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { chosenAs, chooses as choose, outbox, heldAs, keptAs, line, shelf, upload } from './samples';

const came = { type: 'files.memberCame', userId: '7' } as const;
const gone = (chosen: boolean) => ({ type: 'files.memberLeft', chosen }) as const;
const retry = (clientId: string) => ({ type: 'files.retried', clientId }) as const;
const discard = (clientId: string) => ({ type: 'files.discarded', clientId }) as const;
const read = (...entries: readonly HeldFile[]) => shelf({ type: 'shelf.read', entries });
const full = shelf({ type: 'shelf.failed', failure: { kind: 'full' } });
const ends = (result: Extract<FileOutboxEvent, { type: 'upload.ended' }>['result']) =>
  upload({ type: 'upload.ended', result });

const toShelf = (event: ShelfCommand<HeldFile>) => ({ to: 'shelf', event });
const open = toShelf({ type: 'shelf.open', userId: '7' });
const close = toShelf({ type: 'shelf.close' });
const wipe = toShelf({ type: 'shelf.wipe' });
const keep = (entry: HeldFile) => toShelf({ type: 'shelf.keep', entry });
const remove = (clientId: string) => toShelf({ type: 'shelf.remove', clientId });
const notKept = (kind: 'full' | 'unavailable'): FileOutboxFact => ({
  type: 'files.notKept',
  failure: { kind },
});

const [a, b] = [heldAs('a', 1), heldAs('b', 1)];
const taken = { id: 'f-1', name: '意向书 a.pdf', size: 4096, type: 'application/pdf' } as const;
const message: OutboxCommand = {
  type: 'outbox.write',
  written: {
    ...{ clientId: 'a', to: '8', writtenAt: chosenAs('a').writtenAt },
    content: writeBody({
      quote: null,
      of: { kind: 'file', id: 'f-1', name: taken.name, type: taken.type, bytes: 4096, coded: false },
    }),
  },
};
const tooLarge = { kind: 'refused', code: 413, message: '文件不能超过 20 MB' } as const;
const busy = { kind: 'refused', code: 500, message: '服务繁忙' } as const;
const silence = left({ kind: 'network' } as const);
const goesUp = (file: HeldFile) => ({ actor: 'upload', input: { file } });

const here = (at: string) => ({ here: at });
const rested = [came, read()];
const uploading = [...rested, choose('a')];
const waiting = [...uploading, ends(silence)];
const stalled = [...waiting, after(20_000), ends(silence), after(20_000), ends(silence)];
const failed = [...uploading, ends(left(busy))];
const aRefused: HeldFile = { ...a, state: 'refused', why: tooLarge.message };
const aFailed: HeldFile = { ...a, state: 'failed', why: '服务繁忙' };

transitionTable('file-outbox', {
  machine: fileOutboxMachine,
  rows: [
    {
      from: [],
      target: 'away',
      calls: ['shelf', 'outbox', 'line'],
      context: { userId: null, files: [], sent: 0, tries: 0 },
    },
    {
      title: '[SOC-06] what the device kept for whoever comes is read first',
      from: [],
      event: came,
      target: here('reading'),
      sends: [open],
      context: { userId: '7', files: [] },
    },
    { from: [], event: gone(true), target: 'away', sends: [wipe] },
    { from: [], event: gone(false), target: 'away', refused: ['files.memberLeft'] },
    { from: [], event: read(a), target: 'away', context: { files: [] } },
    { from: [], event: line, target: 'away' },
    { from: [], event: full, target: 'away', emits: [notKept('full')] },
    { from: [], event: defect('shelf'), target: 'away', emits: [notKept('unavailable')] },
    { from: [], event: defect('outbox'), target: 'away' },
    { from: [], event: defect('line'), target: 'away' },
    {
      title: '[SOC-06] a file of before goes up as soon as it is read',
      from: [came],
      event: read(a),
      target: here('uploading'),
      calls: [goesUp(a)],
      context: { files: [a], sent: 0, tries: 1 },
    },
    { from: [came], event: read(), target: here('resting'), context: { files: [] } },
    { from: [came], event: full, target: here('resting'), emits: [notKept('full')] },
    { from: [came], event: after(3_000), target: here('resting') },
    {
      title: '[SOC-06] what is chosen while the device is read follows what it kept',
      from: [came, choose('b')],
      event: read(a),
      target: here('uploading'),
      calls: [goesUp(a)],
      context: { files: [a, b] },
    },
    {
      title: '[SOC-06] a file that is chosen is kept, and goes up',
      from: rested,
      event: choose('a'),
      target: here('uploading'),
      sends: [keep(a)],
      calls: [goesUp(a)],
      context: { files: [a], tries: 1 },
    },
    { from: rested, event: read(a), target: here('uploading'), calls: ['upload'], context: { files: [a] } },
    { from: rested, event: retry('a'), target: here('resting'), context: { files: [] } },
    { from: rested, event: discard('a'), target: here('resting'), sends: [remove('a')] },
    {
      title: '[SOC-06] a file waits while there is room for it, to the last byte',
      from: rested,
      event: choose('a', { elsewhere: { files: 19, bytes: mostWaiting.bytes - 4096 } }),
      target: here('uploading'),
      sends: [keep(a)],
      calls: [goesUp(a)],
      context: { files: [a] },
    },
    ...[
      { files: 20, bytes: 0 },
      { files: 0, bytes: mostWaiting.bytes - 4095 },
    ].flatMap((elsewhere) => [
      {
        title: `[SOC-06] no file waits where other tabs keep ${elsewhere.files} of ${elsewhere.bytes} B together`,
        from: rested,
        event: choose('a', { elsewhere }),
        target: here('resting'),
        context: { files: [] },
        refused: ['files.chosen'],
      },
      {
        from: uploading,
        event: choose('b', { elsewhere }),
        target: here('uploading'),
        context: { files: [a] },
        refused: ['files.chosen'],
      },
    ]),
    {
      title: '[SOC-06] what another tab had taken meanwhile leaves, and the next goes up',
      from: [came, read(keptAs('a', 1), keptAs('b', 2))],
      event: upload({ type: 'content.gone' }),
      target: here('uploading'),
      sends: [remove('a')],
      stops: ['upload'],
      calls: [goesUp(keptAs('b', 2))],
      context: { files: [keptAs('b', 2)], tries: 1 },
    },
    {
      title: '[SOC-06] what the device does not give any more says so, and may go again',
      from: [came, read(keptAs('a', 1))],
      event: upload({ type: 'content.unread' }),
      target: here('resting'),
      stops: ['upload'],
      context: { files: [{ ...keptAs('a', 1), state: 'failed', why: unreadText }], tries: 0 },
    },
    {
      title: '[SOC-06] one file goes up after the other',
      from: uploading,
      event: choose('b'),
      target: here('uploading'),
      sends: [keep(b)],
      context: { files: [a, b] },
    },
    {
      from: uploading,
      event: upload({ type: 'upload.progressed', sent: 5 }),
      target: here('uploading'),
      context: { sent: 5 },
    },
    {
      title:
        '[SOC-06] the message of a file that was taken goes to the outbox under its key, and the device has the file still',
      from: [...uploading, choose('b'), upload({ type: 'upload.progressed', sent: 5 })],
      event: ends(right(taken)),
      target: here('uploading'),
      sends: [{ to: 'outbox', event: message }],
      stops: ['upload'],
      calls: [goesUp(b)],
      context: { files: [b], sent: 0, tries: 1 },
    },
    {
      title: '[SOC-06] the device lets go of the file once it keeps the message, whoever is here by then',
      from: [...uploading, ends(right(taken))],
      event: outbox({ type: 'outbox.kept', clientId: 'a' }),
      target: here('resting'),
      sends: [remove('a')],
    },
    { from: [], event: outbox({ type: 'outbox.kept', clientId: 'a' }), target: 'away', sends: [remove('a')] },
    {
      title: '[SOC-06] without an answer it waits for the connection',
      from: uploading,
      event: ends(silence),
      target: here('waiting'),
      context: { files: [a], tries: 1 },
    },
    {
      from: uploading,
      event: after(90_000),
      target: here('waiting'),
      stops: ['upload'],
      context: { files: [a] },
    },
    {
      title: '[VAL-06] what the gateway refuses for what it is does not go again',
      from: uploading,
      event: ends(left(tooLarge)),
      target: here('resting'),
      sends: [keep(aRefused)],
      context: { files: [aRefused], tries: 0 },
    },
    {
      title: '[VAL-06] what was refused for what it is does not go with a later visit',
      from: [came],
      event: read(aRefused),
      target: here('resting'),
      context: { files: [aRefused] },
    },
    {
      title: '[SOC-06] what was not taken for another reason says why',
      from: uploading,
      event: ends(left(busy)),
      target: here('resting'),
      context: { files: [aFailed], tries: 0 },
    },
    {
      from: uploading,
      event: defect('upload'),
      target: here('resting'),
      context: { files: [{ ...a, state: 'failed' }], tries: 0 },
    },
    {
      title: '[SCR-11] a file that is given up while it goes up does not go',
      from: uploading,
      event: discard('a'),
      target: here('resting'),
      stops: ['upload'],
      sends: [remove('a')],
      context: { files: [], tries: 0 },
    },
    {
      from: [...uploading, choose('b')],
      event: discard('b'),
      target: here('uploading'),
      sends: [remove('b')],
      context: { files: [a] },
    },
    {
      from: [...failed, choose('b')],
      event: retry('a'),
      target: here('uploading'),
      sends: [keep(a)],
      context: { files: [b, a] },
    },
    { from: uploading, event: read(b), target: here('uploading'), context: { files: [b, a] } },
    {
      title: '[SOC-06] once the connection is there it goes up at once',
      from: waiting,
      event: line,
      target: here('uploading'),
      calls: [goesUp(a)],
      context: { tries: 1 },
    },
    {
      from: waiting,
      event: after(20_000),
      target: here('uploading'),
      calls: ['upload'],
      context: { tries: 2 },
    },
    {
      title:
        '[SOC-06] after three times it goes up again only with the connection, or when somebody wants it',
      from: [...waiting, after(20_000), ends(silence), after(20_000)],
      event: ends(silence),
      target: here('stalled'),
      context: { tries: 3, files: [a] },
    },
    {
      from: [...waiting, after(20_000), ends(silence), after(20_000)],
      event: after(90_000),
      target: here('stalled'),
      stops: ['upload'],
      context: { tries: 3, files: [a] },
    },
    { from: stalled, event: line, target: here('uploading'), calls: [goesUp(a)], context: { tries: 1 } },
    { from: stalled, event: retry('a'), target: here('uploading'), calls: ['upload'], context: { tries: 1 } },
    {
      from: [
        ...failed,
        choose('b'),
        ends(silence),
        after(20_000),
        ends(silence),
        after(20_000),
        ends(silence),
      ],
      event: retry('a'),
      target: here('stalled'),
      sends: [keep(a)],
      context: { files: [b, a] },
    },
    {
      from: stalled,
      event: discard('a'),
      target: here('resting'),
      sends: [remove('a')],
      context: { files: [], tries: 0 },
    },
    {
      from: stalled,
      event: discard('b'),
      target: here('stalled'),
      sends: [remove('b')],
      context: { files: [a] },
    },
    { from: waiting, event: retry('a'), target: here('uploading'), calls: ['upload'], context: { tries: 1 } },
    {
      from: [...failed, choose('b'), ends(silence)],
      event: retry('a'),
      target: here('waiting'),
      sends: [keep(a)],
      context: { files: [b, a] },
    },
    {
      from: waiting,
      event: discard('a'),
      target: here('resting'),
      sends: [remove('a')],
      context: { files: [], tries: 0 },
    },
    {
      from: [...waiting, choose('b')],
      event: discard('b'),
      target: here('waiting'),
      sends: [remove('b')],
      context: { files: [a] },
    },
    {
      title: '[SOC-06] a file that was not taken is sent again by hand',
      from: failed,
      event: retry('a'),
      target: here('uploading'),
      sends: [keep(a)],
      calls: [goesUp(a)],
      context: { files: [a], tries: 1 },
    },
    {
      title: '[SEC-04] another user has nothing of who was here before',
      from: uploading,
      event: { type: 'files.memberCame', userId: '8' },
      target: here('reading'),
      stops: ['upload'],
      sends: [close, toShelf({ type: 'shelf.open', userId: '8' })],
      context: { userId: '8', files: [] },
    },
    { from: uploading, event: came, target: here('uploading'), refused: ['files.memberCame'] },
    {
      title: '[SOC-06] when a session just ends the device keeps the files',
      from: uploading,
      event: gone(false),
      target: 'away',
      stops: ['upload'],
      sends: [close],
      context: { userId: null, files: [] },
    },
    {
      title: '[SOC-08] a chosen logout wipes them',
      from: uploading,
      event: gone(true),
      target: 'away',
      stops: ['upload'],
      sends: [close, wipe],
      context: { userId: null, files: [] },
    },
  ],
});
