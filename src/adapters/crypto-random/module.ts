import { ContainerModule } from 'inversify';
import type { Random } from '../../ports/random';
import { tokens } from '../tokens';

/** Randomness, which the socket's retry uses as soon as a member is logged in. */
export const cryptoRandomModule = (random: Random): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.random).toConstantValue(random);
  });
