import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { none } from 'fp-ts/Option';
import { right } from 'fp-ts/Either';
import { configFileModule } from '../adapters/config-file/module';
import type { GatewayCall } from '../adapters/gateway-direct/gateway-call';
import { gatewayDirectModule } from '../adapters/gateway-direct/module';
import { gatewaysModule } from '../adapters/gateway-http/gateways-module';
import { logConsoleModule } from '../adapters/log-console/module';
import { SystemClock } from '../adapters/system-clock/system-clock';
import { systemClockModule } from '../adapters/system-clock/module';
import { tokens } from '../adapters/tokens';
import type { RuntimeConfig } from '../domain/config/runtime-config';
import type { TokenStore } from '../ports/token-store';
import type { Gateways } from '../wiring/gateways';

/** The server reads as a visitor: nobody is logged in, and nothing is kept (ACC-09). */
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
    gatewaysModule,
  );
  container.bind(tokens.tokenStore).toConstantValue(noTokens);
  container.bind(tokens.callReporter).toConstantValue({ failed: () => undefined });
  return {
    account: container.get(tokens.accountGateway),
    consent: container.get(tokens.consentGateway),
    codes: container.get(tokens.verificationCodes),
    credentials: container.get(tokens.credentialsGateway),
    devices: container.get(tokens.deviceGateway),
    home: container.get(tokens.homeGateway),
    sale: container.get(tokens.saleGateway),
    membership: container.get(tokens.membershipGateway),
    message: container.get(tokens.messageGateway),
    openIds: container.get(tokens.openIdGateway),
    orders: container.get(tokens.orderGateway),
    payHost: container.get(tokens.payHost),
    profile: container.get(tokens.profileGateway),
    pushSettings: container.get(tokens.pushSettingsGateway),
    upload: container.get(tokens.uploadGateway),
    verification: container.get(tokens.verificationGateway),
  };
};
