import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { readBody } from '../../../contract/chat/chat-body';
import { composer } from '../../../src/application/composer/definition';
import { selectComposerStatus } from '../../../src/application/composer/status';
import { fakeUploadGateway } from '../../support/fakes/upload-gateway';
import { settled } from '../../support/fakes/settled';
import { lostFile } from '../../support/samples/chosen-file';
import { card, chosen, quote, uploaded } from './samples';

const started = (before = '') => {
  const upload = fakeUploadGateway();
  const kept: string[] = [];
  const written: { readonly to: string; readonly content: string }[] = [];
  const actor = createActor(
    composer({
      gateways: { upload: upload.port },
      chatDrafts: {
        recall: () => () => before,
        all: () => () => ({}),
        keep:
          ({ userId, peerId }, text) =>
          () =>
            void kept.push(`${userId} ${peerId} ${text}`),
        listen: () => () => undefined,
        discardOthers: () => () => undefined,
      },
      outbox: {
        listen: () => () => undefined,
        write: (message) => written.push(message),
        retry: () => undefined,
        discard: () => undefined,
      },
    }),
    { input: { userId: '7', peerId: '8' } },
  ).start();
  return { actor, upload, kept, written, status: () => selectComposerStatus(actor.getSnapshot()) };
};

describe('the composer over its ports', () => {
  test('[SCR-11] begins with what was typed to this one before, and keeps each change', () => {
    const { actor, kept, status } = started('上次没写完');
    expect(status().text).toBe('上次没写完');
    actor.send({ type: 'composer.typed', text: '上次没写完，现在' });
    expect(kept).toEqual(['7 8 上次没写完，现在']);
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

  test('[SCR-11] a deal goes out as a card', () => {
    const { actor, written } = started();
    actor.send({ type: 'composer.cardSent', card });
    expect(readBody(written[0]?.content ?? '')).toEqual({ quote: null, of: card });
  });

  test('[SCR-11][VAL-06] a file is looked at, goes up with progress, and is written when it was taken', async () => {
    const { actor, upload, written, status } = started();
    actor.send({ type: 'composer.fileChosen', file: chosen });
    await settled();
    expect(upload.upload.last().input).toEqual({ file: chosen, purpose: 'chat' });
    upload.progress(1024);
    expect(status().file).toMatchObject({ name: '意向书.pdf', sent: 1024 });
    upload.upload.last().answer(right(uploaded));
    await settled();
    expect(readBody(written[0]?.content ?? '').of).toMatchObject({ kind: 'file', id: 'f-1' });
    expect(status()).toMatchObject({ file: null, problem: null });
  });

  test('[VAL-06] one that cannot be read does not go up, and why is said', async () => {
    const { actor, upload, status } = started();
    actor.send({ type: 'composer.fileChosen', file: lostFile });
    await settled();
    expect(upload.upload.calls).toEqual([]);
    expect(status().problem).toEqual({ kind: 'fault', fault: { kind: 'unreadable' } });
  });

  test('[SCR-11] one that is not taken stays with the reason, and can be sent again', async () => {
    const { actor, upload, written, status } = started();
    actor.send({ type: 'composer.fileChosen', file: chosen });
    await settled();
    upload.upload.last().answer(left({ kind: 'network' }));
    await settled();
    expect(status()).toMatchObject({ file: { name: '意向书.pdf' }, problem: { kind: 'failure' } });
    actor.send({ type: 'composer.fileRetried' });
    await settled();
    expect(upload.upload.calls).toHaveLength(2);
    expect(written).toEqual([]);
  });

  test('[SCR-11][LOG-13] one that is cancelled ends its transfer, and nothing is written', async () => {
    const { actor, upload, written, status } = started();
    actor.send({ type: 'composer.fileChosen', file: chosen });
    await settled();
    actor.send({ type: 'composer.fileCancelled' });
    expect(upload.upload.last().signal?.aborted).toBe(true);
    upload.upload.last().answer(right(uploaded));
    await settled();
    expect([written, status().file]).toEqual([[], null]);
  });
});
