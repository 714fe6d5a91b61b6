import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readBody } from '../../../../contract/chat/chat-body';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import { composer } from '../../../../src/application/messages/composer/definition';
import { selectComposerStatus } from '../../../../src/application/messages/composer/status';
import type { ChatDraft } from '../../../../src/domain/chat/chat-draft';
import type { QueueFull } from '../../../../src/domain/chat/waiting-limit';
import type { ChosenFile } from '../../../../src/ports/chosen-file';
import { fakeFilePreviews } from '../../../support/fakes/file-previews';
import { fakePictureEditor } from '../../../support/fakes/picture-reducer';
import { settled } from '../../../support/fakes/settled';
import { chosenFile, lostFile } from '../../../support/samples/chosen-file';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { card, chosen, quote } from './samples';

const started = (
  before: string | ChatDraft = '',
  room: { queueFull: QueueFull | null } = { queueFull: null },
) => {
  const files: { readonly to: string; readonly file: ChosenFile; readonly type: string }[] = [];
  const kept: string[] = [];
  const previews = fakeFilePreviews();
  const written: { readonly to: string; readonly content: string }[] = [];
  const heard = new Set<(message: IncomingMessage | null) => void>();
  const actor = createActor(
    composer({
      arrivals: {
        listen: (hear) => {
          heard.add(hear);
          return () => heard.delete(hear);
        },
      },
      chatDrafts: {
        recall: () => () => (typeof before === 'string' ? { text: before, quote: null } : before),
        all: () => () => ({}),
        keep:
          ({ userId, peerId }, { text, quote: answered }) =>
          () =>
            void kept.push(`${userId} ${peerId} ${text}${answered === null ? '' : ` > ${answered.excerpt}`}`),
        listen: () => () => undefined,
        discardOthers: () => () => undefined,
      },
      previews: previews.port,
      pictures: fakePictureEditor({ '新手机.jpg': { pixels: 24_000_000, reducedTo: 1_048_576 } }),
      outbox: {
        listen: () => () => undefined,
        write: (message) => written.push(message),
        writeFile: (given) => () => {
          if (room.queueFull === null) files.push(given);
          return Promise.resolve(room.queueFull);
        },
        retry: () => undefined,
        discard: () => undefined,
      },
    }),
    { input: { userId: '7', peerId: '8' } },
  ).start();
  const choose = async (file: ChosenFile, further: readonly ChosenFile[] = []): Promise<void> => {
    actor.send({ type: 'composer.fileChosen', file, further });
    await settled();
  };
  const sendFile = async (): Promise<void> => {
    actor.send({ type: 'composer.fileSent' });
    await settled();
  };
  const arrives = (message: IncomingMessage | null): void => heard.forEach((hear) => hear(message));
  return {
    actor,
    arrives,
    choose,
    previews,
    sendFile,
    files,
    heard,
    kept,
    written,
    status: () => selectComposerStatus(actor.getSnapshot()),
  };
};

describe('the composer over its ports', () => {
  test('[SCR-11] begins with what was typed to this one before, and keeps each change', () => {
    const { actor, kept, status } = started('上次没写完');
    expect(status().text).toBe('上次没写完');
    actor.send({ type: 'composer.typed', text: '上次没写完，现在' });
    expect(kept).toEqual(['7 8 上次没写完，现在']);
  });

  test('[SCR-11] a draft answers what it answered before a reload, and keeps what one quotes and unquotes', () => {
    const { actor, arrives, kept, status, written } = started({ text: '可以', quote });
    expect(status()).toMatchObject({ text: '可以', quote });
    arrives({ ...incomingMessage(''), id: '5', kind: 'recall' });
    actor.send({ type: 'composer.unquoted' });
    actor.send({ type: 'composer.quoted', quote });
    actor.send({ type: 'composer.sent' });
    expect(kept).toEqual(['7 8 可以 > 该消息已撤回', '7 8 可以', `7 8 可以 > ${quote.excerpt}`, '7 8 ']);
    expect(readBody(written[0]?.content ?? '').quote).toEqual(quote);
  });

  test('[SCR-11] what is sent goes to the outbox with what it answers to, and no draft is left', () => {
    const { actor, kept, written, status } = started();
    actor.send({ type: 'composer.typed', text: ' 可以 ' });
    actor.send({ type: 'composer.quoted', quote });
    actor.send({ type: 'composer.sent' });
    expect(written.map(({ to }) => to)).toEqual(['8']);
    expect(readBody(written[0]?.content ?? '')).toEqual({ quote, of: { kind: 'text', text: '可以' } });
    expect(kept.at(-1)).toBe('7 8 ');
    expect(status()).toMatchObject({ text: '', quote: null });
  });

  test('[SCR-11] what is quoted loses its words when the socket tells that it was taken back, until the end', () => {
    const { actor, arrives, heard, status } = started();
    actor.send({ type: 'composer.quoted', quote });
    arrives(null);
    arrives({ ...incomingMessage('现场见'), id: '5' });
    expect(status().quote).toEqual(quote);
    arrives({ ...incomingMessage(''), id: '5', kind: 'recall' });
    expect(status().quote).toEqual({ ...quote, excerpt: '该消息已撤回' });
    actor.stop();
    expect(heard.size).toBe(0);
  });

  test('[SCR-11] a deal goes out as a card', () => {
    const { actor, written } = started();
    actor.send({ type: 'composer.cardChosen', card });
    expect(written).toEqual([]);
    actor.send({ type: 'composer.cardSent' });
    expect(readBody(written[0]?.content ?? '')).toEqual({ quote: null, of: card });
  });

  test('[SCR-11][VAL-06] a file is looked at, and given to the outbox with what it is', async () => {
    const { choose, files, sendFile, status } = started();
    await choose(chosen);
    expect([files, status().shown]).toMatchObject([[], { name: '意向书.pdf', size: '4 KB', kind: 'PDF' }]);
    await sendFile();
    expect(files).toEqual([{ to: '8', file: chosen, type: 'application/pdf' }]);
    expect(status().refused).toBeNull();
  });

  test('[SOC-06] where too much waits the file stays, and goes once there is room', async () => {
    const room: { queueFull: QueueFull | null } = { queueFull: { kind: 'tooMuch', bytes: 109_051_904 } };
    const { actor, choose, files, sendFile, status } = started('', room);
    await choose(chosen);
    await sendFile();
    expect(files).toEqual([]);
    expect(status()).toMatchObject({
      refused: { name: '意向书.pdf', problem: { kind: 'tooMuch' } },
      canRetryFile: true,
    });
    room.queueFull = null;
    actor.send({ type: 'composer.fileRetried' });
    await settled();
    expect([files.map(({ file }) => file), status().refused]).toEqual([[chosen], null]);
  });

  test('[SCR-11] several files are shown one after the other, a photo reduced and with its picture', async () => {
    const { actor, choose, files, previews, sendFile, status } = started();
    await choose(chosenFile('image/jpeg', { name: '新手机.jpg', size: 12_582_912 }), [chosen]);
    expect(status().shown).toMatchObject({
      size: '1.0 MB',
      preview: 'blob:1-新手机.jpg',
      note: '照片较大（12.0 MB），已压缩为 1.0 MB',
      further: 1,
    });
    await sendFile();
    expect([previews.open.size, status().shown?.name]).toEqual([0, '意向书.pdf']);
    actor.send({ type: 'composer.fileCancelled' });
    expect([files.map(({ file }) => file.size), status().shown]).toEqual([[1_048_576], null]);
  });

  test.each([
    [lostFile, { kind: 'unreadable' }],
    [chosenFile([0x4d, 0x5a], { name: '表.exe' }), { kind: 'wrongType' }],
    [chosenFile('application/pdf', { name: '空.pdf', size: 0 }), { kind: 'empty' }],
  ])('[VAL-06] %# one that may not go does not, and why is said', async (file, fault) => {
    const { actor, choose, files, status } = started();
    await choose(file);
    expect([files, status().refused]).toEqual([[], { name: file.name, problem: fault }]);
    expect(status().canRetryFile).toBe(false);
    actor.send({ type: 'composer.fileCancelled' });
    expect(status().refused).toBeNull();
  });
});
