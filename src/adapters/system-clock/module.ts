import { ContainerModule } from 'inversify';
import type { Clock } from '../../ports/clock';
import { tokens } from '../tokens';
import { timerDelay } from './timer-delay';

/** Time: the clock, which flows read from the start, and waiting. */
export const systemClockModule = (clock: Clock): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.clock).toConstantValue(clock);
    bind(tokens.delay).toConstantValue(timerDelay);
  });
