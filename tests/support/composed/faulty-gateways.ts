import { isLeft, left, type Either } from 'fp-ts/Either';
import type { Scheduler } from 'fast-check';
import type { AnyCall, ReportedBy } from '../../../contract/call/call';
import { none } from '../../../contract/call/parameters';
import { families } from '../../../contract/families';
import { timerDelay } from '../../../src/adapters/system-clock/timer-delay';
import { mayBeDone, saysNotThere, type GatewayFailure } from '../../../src/domain/gateway/failure';
import type { WriteOptions } from '../../../src/ports/call';
import type { CallReporter } from '../../../src/ports/call-reporter';
import type { Gateways } from '../../../src/ports/gateways';
import type { FakeTokenStore } from '../fakes/token-store';
import { callLimit, type Fates } from './fates';
import type { ComposedServer } from './server';

export interface FaultyWay {
  readonly scheduler: Scheduler;
  readonly fates: Fates;
  readonly server: ComposedServer;
  readonly tokens: FakeTokenStore;
  readonly reporter: CallReporter;
}

type Answer = Either<GatewayFailure, unknown>;

const handled: Readonly<Record<ReportedBy, (failure: GatewayFailure) => boolean>> = {
  shell: () => false,
  caller: () => true,
  screen: mayBeDone,
  callerWhenNotThere: (failure) => saysNotThere(failure) || mayBeDone(failure),
};

/** Every call of the contract, on a way where each may be lost, late or answered with any failure, in any order. */
export const faultyGateways = ({ scheduler, fates, server, tokens, reporter }: FaultyWay): Gateways => {
  const travel = async (name: string, effect: () => Answer): Promise<Answer> => {
    const fate = fates.next();
    await scheduler.schedule(Promise.resolve(), `${name} is sent`);
    if (fate.kind === 'fails' && !fate.done) return left(fate.failure);
    const answer = effect();
    if (fate.kind === 'slow') await timerDelay(fate.ms);
    await scheduler.schedule(Promise.resolve(), `${name} is answered`);
    if (fate.kind === 'fails') return left(fate.failure);
    return fate.kind === 'slow' && fate.ms >= callLimit ? left({ kind: 'timeout' }) : answer;
  };
  const method = (name: string, { parameters, onlyWithToken, reportedBy }: AnyCall) => {
    const ask =
      (given: unknown, { signal }: WriteOptions = {}) =>
      async (): Promise<Answer> => {
        const carried = tokens.kept;
        if (onlyWithToken === true && carried === null) return left({ kind: 'notLoggedIn' });
        const answer = await travel(name, () => server.answer(name, carried, given));
        if (signal?.aborted === true) return left({ kind: 'cancelled' });
        if (isLeft(answer) && answer.left.kind !== 'cancelled')
          reporter.failed(answer.left, handled[reportedBy](answer.left), carried);
        return answer;
      };
    return parameters === none ? (options?: WriteOptions) => ask(undefined, options) : ask;
  };
  return Object.fromEntries(
    Object.entries(families).map(([family, calls]) => [
      family,
      Object.fromEntries(
        Object.entries(calls).map(([name, call]: [string, AnyCall]) => [
          name,
          method(`${family}.${name}`, call),
        ]),
      ),
    ]),
  ) as unknown as Gateways;
};
