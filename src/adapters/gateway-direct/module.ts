import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';
import { DirectTransport } from './direct-transport';
import type { GatewayCall } from './gateway-call';

/** A transport to the gateway of the same process, to be bound in place of the one over HTTP. */
export const gatewayDirectModule = (gateway: GatewayCall): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.transport).toConstantValue(new DirectTransport(gateway));
  });
