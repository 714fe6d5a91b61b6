import { isRight, right } from 'fp-ts/Either';
import { fromNullable } from 'fp-ts/Option';
import { Container } from 'inversify';
import { Token } from '../../contract/account/token';
import { configFileModule } from '../../src/adapters/config-file/module';
import { callsModule } from '../../src/adapters/gateway-http/calls-module';
import { gatewayHttpModule } from '../../src/adapters/gateway-http/module';
import { systemClockModule } from '../../src/adapters/system-clock/module';
import { SystemClock } from '../../src/adapters/system-clock/system-clock';
import { tokens } from '../../src/adapters/tokens';
import { decodeConfig } from '../../src/domain/config/decode-config';
import type { Clock } from '../../src/ports/clock';

/** The client's gateways as the browser composes them, for the member of a token; `config` is what the file holds. */
export const memberContainer = (config: object, token: string, clock: Clock): Container => {
  const decoded = decodeConfig(JSON.stringify(config));
  if (!isRight(decoded)) throw new Error('soak: the configuration does not decode');
  const known = Token.is(token) ? token : null;
  const container = new Container();
  container.load(
    configFileModule(decoded.right),
    systemClockModule(Object.assign(new SystemClock(), clock)),
    gatewayHttpModule,
    callsModule,
  );
  container.bind(tokens.tokenStore).toConstantValue({
    read: () => fromNullable(known),
    write: () => () => right(undefined),
    clear: () => undefined,
  });
  container.bind(tokens.deviceIdentity).toConstantValue({ deviceId: () => 'd'.repeat(32) });
  container.bind(tokens.callReporter).toConstantValue({ failed: () => undefined });
  container.bind(tokens.log).toConstantValue({ problem: () => undefined });
  return container;
};
