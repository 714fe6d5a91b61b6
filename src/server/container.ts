import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { none } from 'fp-ts/Option';
import { right } from 'fp-ts/Either';
import { configFileModule } from '../adapters/config-file/module';
import type { GatewayCall } from '../adapters/gateway-direct/gateway-call';
import { gatewayDirectModule } from '../adapters/gateway-direct/module';
import { callsModule } from '../adapters/gateway-http/calls-module';
import { logConsoleModule } from '../adapters/log-console/module';
import { SystemClock } from '../adapters/system-clock/system-clock';
import { systemClockModule } from '../adapters/system-clock/module';
import { tokens } from '../adapters/tokens';
import type { RuntimeConfig } from '../../contract/config/runtime-config';
import type { TokenStore } from '../ports/token-store';
import type { Gateways } from '../ports/gateways';

/** The server reads as a visitor: without a token, and it keeps nothing (ACC-09). */
export const noTokens: TokenStore = {
  read: () => none,
  write: () => () => right(undefined),
  clear: () => undefined,
};

/** The gateway's ports, served in this process for one request. */
export const directGateways = (config: RuntimeConfig, call: GatewayCall): Gateways => {
  const container = new Container();
  container.load(
    configFileModule(config),
    systemClockModule(new SystemClock()),
    logConsoleModule,
    gatewayDirectModule(call),
    callsModule,
  );
  container.bind(tokens.tokenStore).toConstantValue(noTokens);
  container.bind(tokens.callReporter).toConstantValue({ failed: () => undefined });
  return container.get(tokens.gateways);
};
