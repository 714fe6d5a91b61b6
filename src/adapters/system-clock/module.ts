import { ContainerModule } from 'inversify';
import type { Clock, ServerTime } from '../../ports/clock';
import { tokens } from '../tokens';
import { timerDelay } from './timer-delay';

/** Time: the clock, which flows read from the start and which learns from answers, and waiting. */
export const systemClockModule = (clock: Clock & ServerTime): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.clock).toConstantValue(clock);
    bind(tokens.serverTime).toConstantValue(clock);
    bind(tokens.delay).toConstantValue(timerDelay);
  });
