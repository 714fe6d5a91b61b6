import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { analyticsBeaconModule } from '../adapters/analytics-beacon/module';
import { bridgeBrowserModule } from '../adapters/bridge-browser/module';
import { browserHistoryModule } from '../adapters/browser-history/module';
import { browserLifecycleModule } from '../adapters/browser-lifecycle/module';
import { captchaScriptModule } from '../adapters/captcha-script/module';
import { configFileModule } from '../adapters/config-file/module';
import { cryptoRandomModule } from '../adapters/crypto-random/module';
import { callsModule } from '../adapters/gateway-http/calls-module';
import { gatewayHttpModule } from '../adapters/gateway-http/module';
import { logConsoleModule } from '../adapters/log-console/module';
import { socketStompModule } from '../adapters/socket-stomp/module';
import { storageWebModule } from '../adapters/storage-web/module';
import { systemClockModule } from '../adapters/system-clock/module';
import { tokens } from '../adapters/tokens';
import type { CallReporter } from '../ports/call-reporter';
import { aroundTransport, type OfflineHooks } from './around-transport';
import type { Started } from './started';

/**
 * Everything that is not needed at start, bound to what is: loaded on first need.
 * @returns the container, and the names of what is in it
 */
export const createContainer = (started: Started, reporter: CallReporter, offline: OfflineHooks) => {
  const container = new Container();
  container.load(
    configFileModule(started.config),
    storageWebModule(started),
    browserHistoryModule(started.history),
    browserLifecycleModule(started.lifecycle),
    bridgeBrowserModule(started.bridge),
    systemClockModule(started.clock),
    cryptoRandomModule(started.random),
    analyticsBeaconModule(started.analytics),
    logConsoleModule,
    gatewayHttpModule,
    callsModule,
    captchaScriptModule,
    socketStompModule,
  );
  container.bind(tokens.window).toConstantValue(started.window);
  container.bind(tokens.callReporter).toConstantValue(reporter);
  const around = aroundTransport(started, offline);
  container.onActivation(tokens.transport, (_, transport) => around(transport));
  return { container, tokens };
};
