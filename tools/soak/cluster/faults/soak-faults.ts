import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../../../cluster/cluster';
import { added } from '../../messages/judge';
import { openSoakWorld, type SoakWorld } from '../world';
import { killInTurn } from './killing';
import { judgePayments, payOnce } from './paying';
import { messagesEach, openPair } from './writing';

export interface FaultOptions {
  readonly messages: number;
  readonly payments: number;
}

/** So many members pay at once, each one order after the other. */
const payers = 5;
const betweenPaymentsMs = 2_000;

const whole = { lost: 0, twice: 0, outOfOrder: 0 } as const;

/**
 * Members write and pay through the proxy while gateways, PostgreSQL and RabbitMQ are killed in turn.
 * @returns how many messages and payments were lost, or are there twice
 */
export const soakFaults = async (
  cluster: Cluster,
  direct: SoakWorld,
  { messages, payments }: FaultOptions,
): Promise<number> => {
  const begun = Date.now();
  const pairs = Math.max(1, Math.ceil(messages / (2 * messagesEach)));
  const writers = await direct.members(2 * pairs);
  const buyers = await direct.members(payments);
  const world = await openSoakWorld({ ...cluster, instances: [cluster] });
  const open = await Promise.all(
    Array.from({ length: pairs }, (_, pair) => {
      const [one, other] = writers.slice(2 * pair, 2 * pair + 2);
      if (one === undefined || other === undefined) throw new Error('There are too few members.');
      return openPair(cluster, direct, one, other);
    }),
  );
  let isOver = false;
  try {
    const paying = Array.from({ length: payers }, async (_, payer) => {
      const paid: string[] = [];
      for (const buyer of buyers.filter((_one, place) => place % payers === payer)) {
        paid.push(await payOnce(world, buyer));
        await wait(betweenPaymentsMs);
      }
      return paid;
    });
    const work = Promise.all([Promise.all(open.map((pair) => pair.write())), Promise.all(paying)]).finally(
      () => {
        isOver = true;
      },
    );
    const [[written, paid], kills] = await Promise.all([
      work,
      killInTurn(
        cluster,
        () => isOver,
        (line) => console.log(line),
      ),
    ]);
    const verdict = written.map((one) => one.verdict).reduce(added, whole);
    const sent = written.reduce((sum, one) => sum + one.messages, 0);
    const wronglyKept = written.reduce((sum, one) => sum + one.wronglyKept, 0);
    const bought = await judgePayments(direct, buyers, paid.flat());
    const seconds = Math.round((Date.now() - begun) / 1_000);
    console.log(`faults: ${kills} kills, in ${seconds} s`);
    console.log(
      `messages  ${sent}, lost ${verdict.lost}, doubled ${verdict.twice}, kept wrongly ${wronglyKept}`,
    );
    console.log(`messages out of order  ${verdict.outOfOrder}`);
    console.log(`payments  ${bought.payments}, lost ${bought.lost}, doubled ${bought.doubled}`);
    return verdict.lost + verdict.twice + verdict.outOfOrder + wronglyKept + bought.lost + bought.doubled;
  } finally {
    open.forEach((pair) => pair.close());
    await world.close();
  }
};
