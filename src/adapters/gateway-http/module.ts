import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';
import { AxiosTransport } from './axios-transport';
import { FetchedAnswers } from './fetched-answers';

/**
 * The transport over HTTP, for the gateways of gateways-module, and the answers that come in parts. Wants configuration,
 * clock, device identity, token store, call reporter, log and window.
 */
export const gatewayHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.transport).to(AxiosTransport).inSingletonScope();
  bind(tokens.assistantAnswers).to(FetchedAnswers).inSingletonScope();
});
