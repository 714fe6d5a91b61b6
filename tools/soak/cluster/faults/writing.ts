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

/** A sender has 120 messages a minute; two seconds apart there is always something on its way at a kill. */
const writeEveryMs = 2_000;
const mostWaiting = 10;
/** Longer than the longest wait for a connection, in milliseconds. */
const settledWithinMs = 240_000;

/** The most messages of one writer. */
export const messagesEach = 50;

const until = async (holds: () => boolean, limitMs: number): Promise<boolean> => {
  for (const end = Date.now() + limitMs; !holds() && Date.now() < end;) await wait(20);
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

const writeAll = async (writer: Correspondent, count: number): Promise<readonly string[]> => {
  const written: string[] = [];
  while (written.length < count) {
    await wait(writeEveryMs);
    await until(() => writer.waiting() < mostWaiting, settledWithinMs);
    const content = `${writer.userId} 第 ${written.length + 1} 条`;
    written.push(content);
    writer.write(content);
  }
  return written;
};

export interface Writing {
  readonly messages: number;
  readonly verdict: Verdict;
  /** Messages that the database keeps more or less than once. */
  readonly wronglyKept: number;
}

/** Two members write to each other through the proxy, with the machines of the client. Each message is looked for at the other member. */
export const openPair = async (
  cluster: Cluster,
  world: SoakWorld,
  one: SoakMember,
  other: SoakMember,
): Promise<{ readonly write: () => Promise<Writing>; readonly close: () => void }> => {
  await introduce(cluster, one, other);
  await introduce(cluster, other, one);
  const open = (from: SoakMember, to: SoakMember): Promise<Correspondent> =>
    openCorrespondent({
      userId: from.id,
      to: to.id,
      wirePort: Number(new URL(cluster.address).port),
      token: () => Promise.resolve(from.token),
      clock: fastClock(1),
      times: 1,
    });
  const both = [await open(one, other), await open(other, one)] as const;
  const [first, second] = both;
  await until(() => both.every((writer) => writer.isLive()), settledWithinMs);
  return {
    write: async () => {
      const [byFirst, bySecond] = await Promise.all([
        writeAll(first, messagesEach),
        writeAll(second, messagesEach),
      ]);
      await until(
        () =>
          both.every((writer) => writer.waiting() === 0) &&
          first.had().length >= bySecond.length &&
          second.had().length >= byFirst.length,
        settledWithinMs,
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
