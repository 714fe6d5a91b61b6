import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isLeft } from 'fp-ts/Either';
import { askGateway } from '../../../../gateway/src/adapters/operator-channel/channel-client';
import { requestFrom } from '../../../../gateway/src/operator/request';
import type { Cluster } from '../../../cluster/cluster';
import { openCorrespondent, type Correspondent } from '../../messages/correspondent';
import { fastClock } from '../../messages/fast-clock';
import { added, judged, type Verdict } from '../../messages/judge';
import type { SoakMember, SoakWorld } from '../world';

/** A sender has 120 messages a minute. */
const writeEveryMs = 2_000;
const mostWaiting = 10;
/** Longer than the longest wait for a connection, in milliseconds. */
const settledWithinMs = 240_000;

/** How many messages one writer writes within a time, in milliseconds; not so few that a fault meets none. */
export const messagesWithin = (ms: number): number => Math.max(50, Math.floor(ms / writeEveryMs));

const until = async (holds: () => boolean, limitMs: number): Promise<boolean> => {
  for (const end = Date.now() + limitMs; !holds() && Date.now() < end;) await wait(50);
  return holds();
};

/** Members may write to members that wrote to them: the operator sends each the first message of the other. */
const introduce = async ({ instances }: Cluster, from: SoakMember, to: SoakMember): Promise<void> => {
  const read = requestFrom(['say', '--from', from.phone, '--to', to.phone, '--text', '您好'], {});
  const [instance] = instances;
  if (isLeft(read) || read.right.kind !== 'running' || instance === undefined)
    throw new Error('The operator has no command to send a message.');
  const answer = await askGateway(join(instance.dataFolder, 'operator.sock'), read.right.command);
  if (isLeft(answer) || !answer.right.ok)
    throw new Error(`No first message: ${isLeft(answer) ? answer.left : answer.right.line}`);
};

export interface Writing {
  readonly messages: number;
  readonly verdict: Verdict;
  /** Messages that the database keeps more or less than once. */
  readonly wronglyKept: number;
}

export interface WritingPace {
  /** How long the last of the messages may take to arrive, in milliseconds. */
  readonly withinMs?: number;
  /** Between two messages of one writer, in milliseconds; at least as long as the limit of a sender asks for. */
  readonly everyMs?: number;
}

/** Two members who write to each other. */
export interface Pair {
  /** Each writes so many messages, and each is looked for at the other member. */
  readonly write: (each: number, pace?: WritingPace) => Promise<Writing>;
  /** How many the gateway has taken. */
  readonly taken: () => number;
  readonly close: () => void;
}

const writeAll = async (
  writer: Correspondent,
  count: number,
  everyMs: number,
  contentOf: () => string,
): Promise<readonly string[]> => {
  const written: string[] = [];
  while (written.length < count) {
    await wait(Math.max(writeEveryMs, everyMs));
    await until(() => writer.waiting() < mostWaiting, settledWithinMs);
    const content = contentOf();
    written.push(content);
    writer.write(content);
  }
  return written;
};

/**
 * Two members write to each other with the machines of the client.
 * @param ports where each of them connects: at the proxy, or at a gateway
 */
export const openPair = async (
  cluster: Cluster,
  world: SoakWorld,
  [one, other]: readonly [SoakMember, SoakMember],
  ports: readonly [number, number],
): Promise<Pair> => {
  await introduce(cluster, one, other);
  await introduce(cluster, other, one);
  const open = (from: SoakMember, to: SoakMember, wirePort: number): Promise<Correspondent> =>
    openCorrespondent({
      userId: from.id,
      to: to.id,
      wirePort,
      token: () => Promise.resolve(from.token),
      clock: fastClock(1),
      times: 1,
    });
  const first = await open(one, other, ports[0]);
  const second = await open(other, one, ports[1]);
  const both = [first, second];
  await until(() => both.every((writer) => writer.isLive()), settledWithinMs);
  let number = 0;
  const contentOf = (writer: Correspondent) => (): string => {
    number += 1;
    return `${writer.userId} 第 ${number} 条`;
  };
  return {
    taken: () => both.reduce((sum, writer) => sum + writer.taken(), 0),
    write: async (each, { withinMs = settledWithinMs, everyMs = 0 } = {}) => {
      const [byFirst, bySecond] = await Promise.all([
        writeAll(first, each, everyMs, contentOf(first)),
        writeAll(second, each, everyMs, contentOf(second)),
      ]);
      const hasAll = (reader: Correspondent, written: readonly string[]): boolean => {
        const had = new Set(reader.had().map(({ content }) => content));
        return written.every((content) => had.has(content));
      };
      await until(
        () =>
          both.every((writer) => writer.waiting() === 0) &&
          hasAll(first, bySecond) &&
          hasAll(second, byFirst),
        withinMs,
      );
      const written = [...byFirst, ...bySecond];
      const once = await world.figure(
        `select count(*) from (select content from message where content = any($1::text[])
           group by content having count(*) = 1) as kept`,
        written,
      );
      return {
        messages: written.length,
        verdict: added(
          judged(byFirst, second.had(), second.shown()),
          judged(bySecond, first.had(), first.shown()),
        ),
        wronglyKept: written.length - once,
      };
    },
    close: () => both.forEach((writer) => writer.close()),
  };
};
