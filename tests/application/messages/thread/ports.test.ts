import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { AskedAhead } from '../../../../src/application/messages/thread/asked-ahead';
import { conversation } from '../../../../src/application/messages/thread/definition';
import { selectThreadStatus } from '../../../../src/application/messages/thread/status';
import type { Outgoing } from '../../../../src/domain/chat/outgoing';
import { fakeClock } from '../../../support/fakes/clock';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';
import { waitingAs } from '../file-outbox/samples';
import { entryAs, outgoingOf } from '../outbox/samples';
import { arrivingAs, pageOf, threadWith } from './samples';

const started = (ahead: Pick<AskedAhead, 'take'> = { take: () => null }) => {
  const outside = fakePagePorts();
  const clock = fakeClock();
  const [known, passedOn]: [number[], string[]] = [[], []];
  const hidden = new Set<() => void>();
  const seen = new Set<(event: 'foreground') => void>();
  const outbox: { notify?: (reported: Outgoing) => void; missing?: (() => void) | undefined } = {};
  const actor = createActor(
    conversation({
      ...outside.ports,
      clock: clock.port,
      ahead,
      unreadCounter: { known: (count) => known.push(count) },
      lifecycle: {
        listen: (hear) => {
          seen.add(hear);
          return () => seen.delete(hear);
        },
        listenHidden: (hear) => {
          hidden.add(hear);
          return () => hidden.delete(hear);
        },
      },
      outbox: {
        listen: (notify, missing) => {
          Object.assign(outbox, { notify, missing });
          return () => passedOn.push('ended');
        },
        write: () => undefined,
        writeFile: () => () => Promise.resolve(null),
        retry: (id) => passedOn.push(`retry ${id}`),
        discard: (id) => passedOn.push(`discard ${id}`),
      },
    }),
    { input: { peerId: '8' }, clock: clock.timers },
  ).start();
  const { chat } = outside.gateways;
  return {
    ...outside,
    ...{ actor, chat, known, passedOn, outbox },
    status: () => selectThreadStatus(actor.getSnapshot()),
    hides: () => hidden.forEach((hear) => hear()),
    comesBack: () => seen.forEach((hear) => hear('foreground')),
    /** The conversation with these messages of the other. */
    opens: async (ids: readonly number[], more = false) => {
      await settled();
      chat.thread.last().answer(right(threadWith()));
      chat.history.last().answer(right(pageOf(ids, more)));
      await settled();
    },
  };
};

describe('a conversation over its ports', () => {
  test('[SCR-11] asks how one stands to the other and for the newest 50, and marks the newest of the other as read', async () => {
    const { chat, opens, status, known } = started();
    await settled();
    expect(chat.thread.last().input).toBe('8');
    expect(chat.history.last().input).toMatchObject({ with: '8', pageSize: 50 });
    await opens([1, 2]);
    expect(status()).toMatchObject({ phase: 'here', thread: { mayWrite: true } });
    expect(chat.read.calls.map(({ input }) => input)).toEqual([{ with: '8', upTo: '2' }]);
    chat.read.last().answer(right(3));
    await settled();
    expect(known).toEqual([3]);
  });

  test('[SCR-11] opens with what was asked for when it was pressed, and asks for nothing twice', async () => {
    const taken: string[] = [];
    const { chat, status } = started({
      take: (peerId) => {
        taken.push(peerId);
        return Promise.resolve(right({ thread: threadWith(), page: pageOf([1, 2]) }));
      },
    });
    await settled();
    expect(status()).toMatchObject({ phase: 'here', thread: { mayWrite: true } });
    expect(taken).toEqual(['8']);
    expect(chat.thread.calls).toHaveLength(0);
    expect(chat.history.calls).toHaveLength(0);
  });

  test('[SCR-11] where either is not answered it says why', async () => {
    const { chat, status } = started();
    await settled();
    chat.thread.last().answer(right(threadWith()));
    chat.history.last().answer(left({ kind: 'network' }));
    await settled();
    expect(status()).toMatchObject({ phase: 'apart', failure: { kind: 'network' } });
  });

  test('[SOC-08] of what arrives quickly one mark is under way, and one more follows up to the newest', async () => {
    const { chat, opens, arrives } = started();
    await opens([1]);
    for (const id of [2, 3, 4]) arrives(arrivingAs(id));
    expect(chat.read.calls).toHaveLength(1);
    chat.read.last().answer(right(0));
    await settled();
    expect(chat.read.calls.map(({ input }) => input.upTo)).toEqual(['1', '4']);
  });

  test('[SOC-08] while nobody sees the page nothing is read; it is when they come back', async () => {
    const { chat, opens, arrives, hides, comesBack } = started();
    await opens([1]);
    chat.read.last().answer(right(0));
    await settled();
    hides();
    arrives(arrivingAs(2));
    await settled();
    expect(chat.read.calls).toHaveLength(1);
    comesBack();
    expect(chat.read.last().input).toEqual({ with: '8', upTo: '2' });
  });

  test('[SOC-08] nothing is read that arrives below what is seen; it is once it comes into sight', async () => {
    const { actor, chat, opens, arrives } = started();
    await opens([1]);
    chat.read.last().answer(right(0));
    await settled();
    actor.send({ type: 'thread.endLeft' });
    arrives(arrivingAs(2));
    await settled();
    expect(chat.read.calls).toHaveLength(1);
    actor.send({ type: 'thread.endSeen' });
    expect(chat.read.last().input).toEqual({ with: '8', upTo: '2' });
  });

  test('[SOC-05] what may have been missed is asked for page by page, back to what is known', async () => {
    const { chat, opens, arrives, status } = started();
    await opens([1, 2]);
    arrives(null);
    await settled();
    chat.thread.last().answer(right(threadWith()));
    chat.history.last().answer(right(pageOf([8, 9], true)));
    await settled();
    expect(chat.history.last().input).toMatchObject({ cursor: 'older' });
    chat.history.last().answer(right(pageOf([2, 5], true)));
    await settled();
    expect(chat.history.calls).toHaveLength(3);
    expect(status().log.map(({ id }) => id)).toEqual(['1', '2', '5', '8', '9']);
  });

  test('[SCR-11] what was written before is asked for where the last page ended', async () => {
    const { actor, chat, opens, status } = started();
    await opens([5, 6], true);
    actor.send({ type: 'thread.olderWanted' });
    await settled();
    expect(chat.history.last().input).toMatchObject({ with: '8', cursor: 'older', page: 2 });
    chat.history.last().answer(right(pageOf([3, 4])));
    await settled();
    expect(status()).toMatchObject({ older: 'none' });
    expect(status().log.map(({ id }) => id)).toEqual(['3', '4', '5', '6']);
  });

  test('[SCR-11] takes a message back, blocks the other, and says where that is refused', async () => {
    const { actor, chat, opens, status } = started();
    await opens([1]);
    actor.send({ type: 'thread.actChosen', act: { kind: 'recall', id: '1' } });
    expect(chat.recall.last().input).toBe('1');
    chat.recall.last().answer(right(undefined));
    await settled();
    expect(status().log[0]?.recalled).toBe(true);
    actor.send({ type: 'thread.actChosen', act: { kind: 'block', blocked: true } });
    expect(chat.block.last().input).toEqual({ with: '8', blocked: true });
    chat.block.last().answer(left({ kind: 'timeout' }));
    await settled();
    expect(status()).toMatchObject({ problem: { kind: 'timeout' }, thread: { blocked: false } });
  });

  test('[SOC-06] hears of the outbox what goes to this one, tells it what is to be done, and that it did not come', async () => {
    const { actor, opens, outbox, passedOn, status } = started();
    await opens([]);
    const queue = [
      { ...entryAs('a', 1), to: '8' },
      { ...entryAs('b', 2), to: '9' },
    ];
    const files = [waitingAs('f', 1)];
    outbox.notify?.(outgoingOf(queue, { files }));
    const before = status();
    expect(before.pending?.map(({ clientId }) => clientId)).toEqual(['a']);
    outbox.notify?.(outgoingOf(queue, { files, progress: { clientId: 'f', sent: 5 } }));
    expect(status()).toMatchObject({ files, progress: { clientId: 'f', sent: 5 } });
    // The rows are not made anew for each step of a file.
    expect([status().pending, status().files]).toEqual([before.pending, before.files]);
    expect(status().pending === before.pending && status().files === before.files).toBe(true);
    actor.send({ type: 'thread.retried', clientId: 'a' });
    actor.send({ type: 'thread.discarded', clientId: 'a' });
    expect(passedOn).toEqual(['retry a', 'discard a']);
    outbox.missing?.();
    expect(status()).toMatchObject({ cannotSend: true, pending: null });
  });

  test('[SCR-11] leaving it gives up what is under way, and hears nothing more', async () => {
    const { actor, chat, opens, passedOn } = started();
    await opens([1], true);
    actor.send({ type: 'thread.olderWanted' });
    await settled();
    actor.stop();
    expect(chat.history.last().signal?.aborted).toBe(true);
    expect(chat.read.last().signal?.aborted).toBe(true);
    expect(passedOn).toEqual(['ended']);
  });
});
