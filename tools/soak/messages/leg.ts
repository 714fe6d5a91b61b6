import { dice } from '../../../gateway/src/seed/large/dice';
import { openNetworkLink } from '../../servers/network-link';
import { openCorrespondent, type Correspondent } from './correspondent';
import { drop, planOf } from './drops';
import { fastClock } from './fast-clock';
import { added, judged, type Verdict } from './judge';
import { startRestarting, writers } from './restarting-gateway';

/** One part of a soak. */
export interface Leg {
  readonly name: string;
  /** How many times faster time runs for the gateway and the clients than it is; 1 leaves every delay as it is. */
  readonly times: number;
  readonly messages: number;
  readonly drops: number;
  /** Between two drops, in milliseconds of that time. */
  readonly apartMs: number;
  /** Between two messages of one, in milliseconds of that time: fewer than the gateway takes of a sender. */
  readonly writeEveryMs: number;
  readonly seed: number;
}

export interface LegFigures extends Verdict {
  readonly messages: number;
  readonly drops: number;
  /** Most connections that a client had at one time. */
  readonly mostLive: number;
  /** From each drop until both are connected again, in milliseconds of the leg's time. */
  readonly liveAgainMs: readonly number[];
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const until = async (holds: () => boolean, limitMs: number): Promise<boolean> => {
  const end = Date.now() + limitMs;
  while (!holds() && Date.now() < end) await wait(2);
  return holds();
};

/** So many of one's messages wait at most before the next is written. */
const mostWaiting = 10;

/** Longer than the longest wait for a connection, in milliseconds of the leg's time. */
const connectedAgainWithinMs = 180_000;

/** How much longer one waits with the next message who is ahead of the drops. */
const aheadTimes = 5;

/**
 * Writes so many, each when there is room; tells what was written. Who is ahead of the drops writes more slowly, so that
 * something is on its way at each of them.
 * @param droppedPart how much of all drops is over, from 0 to 1
 */
const writing = async (
  writer: Correspondent,
  count: number,
  everyMs: number,
  droppedPart: () => number,
): Promise<readonly string[]> => {
  const written: string[] = [];
  while (written.length < count) {
    await wait(everyMs * (written.length > count * droppedPart() ? aheadTimes : 1));
    await until(() => writer.waiting() < mostWaiting, 600_000);
    const content = `${writer.userId} 第 ${written.length + 1} 条：${'材料今天下午发出。'.repeat(written.length % 4)}`;
    written.push(content);
    writer.write(content);
  }
  return written;
};

/** Two write to each other over a wire that is dropped again and again; what was written is looked for at the other. */
export const runLeg = async (leg: Leg, say: (line: string) => void): Promise<LegFigures> => {
  const { times, messages, drops, apartMs, writeEveryMs, seed } = leg;
  const clock = fastClock(times);
  const gateway = await startRestarting(clock);
  const wire = await openNetworkLink(gateway.port());
  const [first, second] = writers;
  const open = (userId: string, to: string): Promise<Correspondent> =>
    openCorrespondent({ userId, to, wirePort: wire.port, token: gateway.token, clock, times });
  const one = await open(first, second);
  const other = await open(second, first);
  const both = [one, other] as const;
  const allLive = (): boolean => both.every((each) => each.isLive());
  const liveAgainMs: number[] = [];
  const plan = planOf(drops, dice(seed));
  let dropped = false;
  try {
    await until(allLive, 30_000);
    const each = messages / 2;
    const ends = both.map((writer) =>
      writing(writer, each, writeEveryMs / times, () => liveAgainMs.length / drops),
    );
    for (const [at, kind] of plan.entries()) {
      await wait(apartMs / times);
      const begun = clock.now();
      const openings = both.map((writer) => writer.openings());
      await drop(kind, wire, gateway);
      const again = await until(
        () => both.every((writer, index) => writer.openings() > (openings[index] ?? 0)) && allLive(),
        connectedAgainWithinMs / times,
      );
      if (!again) throw new Error(`soak: after drop ${at + 1} (${kind}) nobody was connected again`);
      liveAgainMs.push(clock.now() - begun);
      if ((at + 1) % Math.max(1, Math.floor(drops / 10)) === 0)
        say(`${leg.name}: ${at + 1} / ${drops} drops, ${one.taken() + other.taken()} messages`);
    }
    dropped = true;
    const [byOne = [], byOther = []] = await Promise.all(ends);
    await until(
      () =>
        both.every((writer) => writer.waiting() === 0) &&
        one.had().length >= byOther.length &&
        other.had().length >= byOne.length,
      connectedAgainWithinMs / times + 30_000,
    );
    const verdict = added(judged(byOne, other.had(), other.shown()), judged(byOther, one.had(), one.shown()));
    const mostLive = Math.max(...both.map((writer) => writer.mostLive()));
    return { ...verdict, messages: byOne.length + byOther.length, drops: plan.length, mostLive, liveAgainMs };
  } finally {
    if (!dropped) say(`${leg.name}: ended early`);
    for (const writer of both) writer.close();
    await wire.close();
    await gateway.close();
  }
};
