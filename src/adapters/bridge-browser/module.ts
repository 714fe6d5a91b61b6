import { ContainerModule } from 'inversify';
import type { PlatformBridge } from '../../ports/platform-bridge';
import { tokens } from '../tokens';

/** The platform, which navigation asks from the start, before there is a container. */
export const bridgeBrowserModule = (bridge: PlatformBridge): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.platformBridge).toConstantValue(bridge);
  });
