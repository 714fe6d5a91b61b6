import { setTimeout as wait } from 'node:timers/promises';
import { portOf } from '../../../cluster/cluster-links';
import { added } from '../../messages/judge';
import { openSoakWorld, type SoakMember, type SoakWorld } from '../world';
import type { Fault, FaultGround } from './fault';
import { injectInTurn } from './injecting';
import { judgePayments, payOnce } from './paying';
import { messagesWithin, openPair, type Pair } from './writing';

export interface FaultOptions {
  readonly messages: number;
  readonly payments: number;
  readonly faults: readonly Fault[];
}

/** So many members pay at once, each one order after the other. */
const payers = 20;
/** A fault takes about so long with its end: the work is spread over all of them. */
const faultMs = 25_000;
/** Whose pages are asked for. */
const readers = 5;

/** The figures of messages, payments and faults. */
export interface FaultFigures {
  readonly faults: number;
  /** Answers that were of no use, messages that did not cross, and gateways that ended. */
  readonly wrong: number;
  readonly messages: number;
  readonly lost: number;
  readonly doubled: number;
  /** Kept by the database more or less than once. */
  readonly wronglyKept: number;
  readonly outOfOrder: number;
  readonly payments: number;
  readonly paymentsLost: number;
  readonly paymentsDoubled: number;
}

const whole = { lost: 0, twice: 0, outOfOrder: 0 } as const;

const twoOf = (members: readonly SoakMember[], place: number): readonly [SoakMember, SoakMember] => {
  const [one, other] = members.slice(2 * place, 2 * place + 2);
  if (one === undefined || other === undefined) throw new Error('There are too few members.');
  return [one, other];
};

/** A pair at each two gateways that follow each other, past the proxy. */
const pairsAcross = async ({ cluster }: FaultGround, direct: SoakWorld): Promise<readonly Pair[]> => {
  const ports = cluster.instances.map(({ address }) => portOf(address));
  const members = await direct.members(2 * ports.length);
  return Promise.all(
    ports
      .slice(1)
      .map((port, place) => openPair(cluster, direct, twoOf(members, place), [ports[place] ?? port, port])),
  );
};

/**
 * Members write and pay through the proxy while each kind of fault comes in turn.
 */
export const soakFaults = async (
  ground: FaultGround,
  direct: SoakWorld,
  { messages, payments, faults }: FaultOptions,
): Promise<FaultFigures> => {
  const { cluster } = ground;
  const begun = Date.now();
  const spreadMs = faults.length * faultMs;
  const pairs = Math.max(1, Math.ceil(messages / (2 * messagesWithin(spreadMs))));
  const each = Math.ceil(messages / (2 * pairs));
  const writers = await direct.members(2 * pairs);
  const buyers = await direct.members(payments);
  const world = await openSoakWorld({ ...cluster, instances: [cluster] });
  const atProxy = portOf(cluster.address);
  const open = await Promise.all(
    Array.from({ length: pairs }, (_, pair) =>
      openPair(cluster, direct, twoOf(writers, pair), [atProxy, atProxy]),
    ),
  );
  const across = await pairsAcross(ground, direct);
  const paid: string[] = [];
  let isOver = false;
  const say = (line: string): void => {
    const seconds = Math.round((Date.now() - begun) / 1_000);
    const taken = open.reduce((sum, pair) => sum + pair.taken(), 0);
    console.log(`${String(seconds).padStart(4)} s, ${taken} messages, ${paid.length} payments: ${line}`);
  };
  try {
    const paying = Array.from({ length: payers }, async (_, payer) => {
      for (const buyer of buyers.filter((_one, place) => place % payers === payer)) {
        paid.push(await payOnce(world, buyer));
        await wait((spreadMs * payers) / payments);
      }
    });
    const work = Promise.all([
      Promise.all(open.map((pair) => pair.write(each, { everyMs: spreadMs / each }))),
      Promise.all(paying),
    ]).finally(() => {
      isOver = true;
    });
    const members = await direct.members(readers);
    const [[written], injected] = await Promise.all([
      work,
      injectInTurn({ ground, faults, world, members, across, isOver: () => isOver, say }),
    ]);
    const verdict = written.map((one) => one.verdict).reduce(added, whole);
    const sent = written.reduce((sum, one) => sum + one.messages, 0);
    const wronglyKept = written.reduce((sum, one) => sum + one.wronglyKept, 0);
    const bought = await judgePayments(direct, buyers, paid);
    return {
      faults: injected.faults,
      wrong: injected.wrong,
      messages: sent,
      lost: verdict.lost,
      doubled: verdict.twice,
      wronglyKept,
      outOfOrder: verdict.outOfOrder,
      payments: bought.payments,
      paymentsLost: bought.lost,
      paymentsDoubled: bought.doubled,
    };
  } finally {
    [...open, ...across].forEach((pair) => pair.close());
    await world.close();
  }
};
