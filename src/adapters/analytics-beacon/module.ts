import { ContainerModule } from 'inversify';
import type { Analytics } from '../../ports/analytics';
import { tokens } from '../tokens';

/** The beacon, which reports the first page, before there is a container. */
export const analyticsBeaconModule = (analytics: Analytics): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.analytics).toConstantValue(analytics);
  });
