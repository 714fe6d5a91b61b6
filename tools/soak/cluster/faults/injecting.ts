import { setTimeout as wait } from 'node:timers/promises';
import type { SoakMember, SoakWorld } from '../world';
import { inTurn, type Fault, type FaultGround } from './fault';
import { probe } from './probing';
import type { Pair } from './writing';

/** Until the proxy knows what is away, in milliseconds: it asks each half second, twice. */
const noticedMs = 2_500;
/** From the end of a fault until the next one, in milliseconds. */
const calmMs = 3_000;
/** A client may wait a minute before it connects again. */
const caughtUpWithinMs = 90_000;

export interface InjectingNeeds {
  readonly ground: FaultGround;
  readonly faults: readonly Fault[];
  /** The members' way, through the proxy. */
  readonly world: SoakWorld;
  /** Whose pages and calls are asked for during a fault. */
  readonly members: readonly SoakMember[];
  /** Members at two gateways each, past the proxy: what one writes must reach the other by the bus. */
  readonly across: readonly Pair[];
  readonly isOver: () => boolean;
  readonly say: (line: string) => void;
}

export interface InjectedFigures {
  readonly faults: number;
  /** Answers that were late, of no use, or missing, gateways that ended by themselves, and instances that did not catch up. */
  readonly wrong: number;
}

/** Runs the next fault after so many; answers how much was wrong. */
const inject = async (count: number, needs: InjectingNeeds): Promise<number> => {
  const { ground, faults, world, members, across, say } = needs;
  const fault = inTurn(faults, count);
  const lap = Math.floor(count / faults.length);
  const begun = await fault.begin(ground, lap);
  if (typeof begun === 'string') {
    say(`${fault.name}: left out, ${begun}`);
    return 0;
  }
  const writing = Promise.all(across.map((pair) => pair.write(1, { withinMs: caughtUpWithinMs })));
  await wait(noticedMs);
  const probing = fault.isReached ? probe(world, inTurn(members, count)) : Promise.resolve(null);
  const [probed] = await Promise.all([probing, wait(Math.max(0, fault.lastsMs - noticedMs))]);
  await begun.end();
  const ended = Date.now();
  const crossed = await writing;
  const missing = crossed.reduce((sum, { verdict: { lost, twice } }) => sum + lost + twice, 0);
  const away = ground.cluster.instances.filter((instance) => !instance.isRunning()).length;
  say(
    [
      begun.title,
      ...(probed === null
        ? []
        : [
            `answered ${probed.answered}, refused ${probed.refused}, unusable ${probed.unusable}, slowest ${probed.slowestMs} ms`,
          ]),
      missing === 0 ? `caught up in ${Date.now() - ended} ms` : `✗ ${missing} messages did not cross`,
      ...(away === 0 ? [] : [`✗ ${away} gateways have ended`]),
      ...(probed?.words ?? []),
    ].join('; '),
  );
  return (probed?.unusable ?? 0) + missing + away;
};

/** Injects the faults in turn, each at least once, until the work is over. */
export const injectInTurn = async (needs: InjectingNeeds): Promise<InjectedFigures> => {
  const { faults, isOver } = needs;
  let count = 0;
  let wrong = 0;
  // Before its first message a member has nothing by which to ask for those that it missed.
  await Promise.all(needs.across.map((pair) => pair.write(1)));
  await wait(calmMs);
  while (!isOver() || count < faults.length) {
    wrong += await inject(count, needs);
    count += 1;
    await wait(calmMs);
  }
  return { faults: count, wrong };
};
