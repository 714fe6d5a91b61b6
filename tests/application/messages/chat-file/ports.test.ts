import { left, right } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { FileSize } from '../../../../contract/chat/chat-file';
import { chatFile } from '../../../../src/application/messages/chat-file/definition';
import { fakeFilePreviews } from '../../../support/fakes/file-previews';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';

const picture = { type: 'image/jpeg', name: '现场.jpg', content: 'AAAA' } as const;
const paper = { type: 'application/pdf', name: '意向书.pdf', content: 'BBBB' } as const;

const started = (size: FileSize | null, saves = true) => {
  const { ports, gateways } = fakePagePorts();
  const previews = fakeFilePreviews();
  const saved: unknown[] = [];
  const actor = createActor(
    chatFile({
      ...ports,
      previews: previews.port,
      downloads: {
        ...ports.downloads,
        save: (file) => {
          saved.push(file);
          return saves ? TE.right(undefined) : TE.left({ kind: 'unavailable' } as never);
        },
      },
    }),
    { input: { id: 'f-1', size } },
  ).start();
  const { file } = gateways.chat;
  return { actor, file, saved, open: previews.open, state: () => actor.getSnapshot() };
};

describe('a file of a conversation over its ports', () => {
  test('[SCR-11] a picture is fetched in its size and shown from an address that is closed when it is left', async () => {
    const { actor, file, open, state } = started('small');
    expect(file.last().input).toEqual({ id: 'f-1', size: 'small' });
    file.last().answer(right(picture));
    await settled();
    expect(state().matches({ held: 'shown' })).toBe(true);
    expect([...open]).toEqual([state().context.address]);
    actor.stop();
    expect([...open]).toEqual([]);
  });

  test('[SCR-11] a document is fetched when somebody wants it, whole, and handed over', async () => {
    const { actor, file, saved, open, state } = started(null);
    expect(file.calls).toEqual([]);
    actor.send({ type: 'file.wanted' });
    expect(file.last().input).toEqual({ id: 'f-1', size: 'whole' });
    file.last().answer(right(paper));
    await settled();
    expect(saved).toEqual([{ name: '意向书.pdf', mediaType: 'application/pdf', base64: 'BBBB' }]);
    expect([state().value, open.size]).toEqual(['resting', 0]);
  });

  test('[SEC-05] what is no picture is never shown as one', async () => {
    const { file, saved, open } = started('small');
    file.last().answer(right(paper));
    await settled();
    expect([saved.length, open.size]).toEqual([1, 0]);
  });

  test('[SCR-11] one that does not come, or cannot be saved, can be fetched again', async () => {
    const shown = started('small');
    shown.file.last().answer(left({ kind: 'network' }));
    await settled();
    expect(shown.state().value).toBe('failed');
    shown.actor.send({ type: 'file.wanted' });
    expect(shown.file.calls).toHaveLength(2);
    const kept = started(null, false);
    kept.actor.send({ type: 'file.wanted' });
    kept.file.last().answer(right(paper));
    await settled();
    expect(kept.state().value).toBe('failed');
  });

  test('[SCR-11] cancelling ends the call, and what comes after it is not shown', async () => {
    const { actor, file, open, state } = started('whole');
    actor.send({ type: 'file.cancelled' });
    expect(file.last().signal?.aborted).toBe(true);
    file.last().answer(right(picture));
    await settled();
    expect([state().value, open.size]).toEqual(['resting', 0]);
  });
});
