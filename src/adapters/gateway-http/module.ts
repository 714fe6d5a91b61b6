import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';
import { AxiosTransport } from './axios-transport';

/** The transport over HTTP, for the gateways of gateways-module. Wants configuration, clock and device identity. */
export const gatewayHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.transport).to(AxiosTransport).inSingletonScope();
});
