import { left, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import {
  liveAnswers,
  longestAnswerMs,
  type EventsUnderWay,
} from '../../../gateway/src/application/assistant/live-answers';
import { movedClock } from '../../support/gateway/moved-clock';
import { soon } from '../../support/soon';

const neverGone = new AbortController().signal;

/** Slots on a moved clock, and what became of the events of each answer. */
const slots = () => {
  const clock = movedClock();
  const live = liveAnswers(clock);
  let turns = 0;
  const ended: string[] = [];
  const events = async function* (turn: string, signal: AbortSignal): AsyncGenerator<number> {
    try {
      for (let number = 0; !signal.aborted; number += 1) yield await Promise.resolve(number);
    } finally {
      ended.push(turn);
    }
  };
  type Begin = (signal: AbortSignal, turn: string) => Promise<Either<string, AsyncGenerator<number>>>;
  const answers: Begin = (signal, turn) => Promise.resolve(right(events(turn, signal)));
  const ask = (gone: AbortSignal = neverGone, begin: Begin = answers) => {
    const turn = `t${(turns += 1)}`;
    return live.hold({ turn, account: 'a', address: '127.0.0.1', gone }, (signal) => begin(signal, turn));
  };
  const reading = async (gone?: AbortSignal): Promise<EventsUnderWay<number>> => {
    const held = await ask(gone);
    if (held?._tag !== 'Right') throw new Error('not held');
    return held.right;
  };
  return { ...{ clock, live, ended, ask, reading } };
};

test('[SEC-05] an account has two answers at a time, an address twenty', async () => {
  const { live, ask } = slots();
  expect([await ask(), await ask(), await ask()].map((held) => held?._tag ?? null)).toEqual([
    'Right',
    'Right',
    null,
  ]);
  for (let more = 2; more < 20; more += 1) {
    const turn = `other${more}`;
    const holder = { turn, account: turn, address: '127.0.0.1', gone: neverGone };
    expect(await live.hold(holder, () => Promise.resolve(right(one())))).not.toBeNull();
  }
  const late = { turn: 'late', account: 'late', address: '127.0.0.1', gone: neverGone };
  expect(await live.hold(late, () => Promise.resolve(right(one())))).toBeNull();
});

const one = async function* (): AsyncGenerator<number> {
  yield await Promise.resolve(1);
};

test('[SEC-05] a slot is given back when its answer is read to its end', async () => {
  const { live, clock } = slots();
  const holder = { turn: 't', account: 'a', address: 'b', gone: neverGone };
  const held = await live.hold(holder, () => Promise.resolve(right(one())));
  if (held?._tag !== 'Right') throw new Error('not held');
  expect(await held.right.next()).toEqual({ done: false, value: 1 });
  expect(live.count()).toBe(1);
  expect((await held.right.next()).done).toBe(true);
  expect([live.count(), clock.waiting()]).toEqual([0, 0]);
});

test('[SEC-05] a slot is given back when the question is refused or fails', async () => {
  const { live, clock, ask } = slots();
  expect(await ask(neverGone, () => Promise.resolve(left('no')))).toEqual(left('no'));
  await expect(ask(neverGone, () => Promise.reject(new Error('database')))).rejects.toThrow('database');
  expect([live.count(), clock.waiting()]).toEqual([0, 0]);
});

test('[SEC-05] a slot is given back when its events fail', async () => {
  const { live, ask } = slots();
  const failing = async function* (): AsyncGenerator<number> {
    yield await Promise.resolve(0);
    throw new Error('model');
  };
  const held = await ask(neverGone, () => Promise.resolve(right(failing())));
  if (held?._tag !== 'Right') throw new Error('not held');
  await held.right.next();
  await expect(held.right.next()).rejects.toThrow('model');
  expect(live.count()).toBe(0);
});

test('[SEC-05] a slot is given back when its reader stops, before the first event too', async () => {
  const { live, ended, reading } = slots();
  const [unread, halfRead] = [await reading(), await reading()];
  await halfRead.next();
  await unread.stop();
  await halfRead.stop();
  expect(live.count()).toBe(0);
  // Each was ended as an answer, so that its question is not kept as under way.
  expect(ended).toEqual(['t1', 't2']);
});

test.each(['before the question', 'while it is prepared', 'before the first event', 'between events'])(
  '[SEC-05] a slot is given back when the connection ends %s',
  async (when) => {
    const { live, clock, ended, ask } = slots();
    const connection = new AbortController();
    const end = (now: string): void => {
      if (now === when) connection.abort();
    };
    end('before the question');
    const held = await ask(connection.signal, (signal, turn) => {
      end('while it is prepared');
      return Promise.resolve(
        right(
          (async function* () {
            try {
              while (!signal.aborted) yield await Promise.resolve(1);
            } finally {
              ended.push(turn);
            }
          })(),
        ),
      );
    });
    end('before the first event');
    if (when === 'between events' && held?._tag === 'Right') await held.right.next();
    end('between events');
    await soon(() => expect(ended).toEqual(['t1']));
    expect([live.count(), clock.waiting()]).toEqual([0, 0]);
  },
);

test('[SEC-05] a slot whose answer never settles is given back after 150 s', () => {
  const { live, clock, ask } = slots();
  void ask(neverGone, () => new Promise(() => undefined));
  clock.move(longestAnswerMs - 1);
  expect(live.count()).toBe(1);
  clock.move(1);
  expect(live.count()).toBe(0);
});
