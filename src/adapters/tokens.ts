import type { ServiceIdentifier } from 'inversify';
import type { RuntimeConfig } from '../../contract/config/runtime-config';
import type { Analytics } from '../ports/analytics';
import type { AssistantAnswers } from '../ports/assistant-answers';
import type { CallReporter } from '../ports/call-reporter';
import type { CaptchaProvider } from '../ports/captcha-provider';
import type { Clock, ServerTime } from '../ports/clock';
import type { DeviceIdentity } from '../ports/device-identity';
import type { Gateways } from '../ports/gateways';
import type { KeyValueStorage } from '../ports/key-value-storage';
import type { Log } from '../ports/log';
import type { MessageSocket } from '../ports/message-socket';
import type { PageHistory } from '../ports/page-history';
import type { PageLifecycle } from '../ports/page-lifecycle';
import type { PlatformBridge } from '../ports/platform-bridge';
import type { Random } from '../ports/random';
import type { TokenStore } from '../ports/token-store';
import type { Delay } from './delay';
import type { Transport } from './transport';

/** One typed token per port, by which containers know who serves it. */
export const tokens = {
  analytics: Symbol('Analytics') as ServiceIdentifier<Analytics>,
  assistantAnswers: Symbol('AssistantAnswers') as ServiceIdentifier<AssistantAnswers>,
  callReporter: Symbol('CallReporter') as ServiceIdentifier<CallReporter>,
  captchaProvider: Symbol('CaptchaProvider') as ServiceIdentifier<CaptchaProvider>,
  clock: Symbol('Clock') as ServiceIdentifier<Clock>,
  delay: Symbol('Delay') as ServiceIdentifier<Delay>,
  deviceIdentity: Symbol('DeviceIdentity') as ServiceIdentifier<DeviceIdentity>,
  gateways: Symbol('Gateways') as ServiceIdentifier<Gateways>,
  keyValueStorage: Symbol('KeyValueStorage') as ServiceIdentifier<KeyValueStorage>,
  log: Symbol('Log') as ServiceIdentifier<Log>,
  messageSocket: Symbol('MessageSocket') as ServiceIdentifier<MessageSocket>,
  pageHistory: Symbol('PageHistory') as ServiceIdentifier<PageHistory>,
  pageLifecycle: Symbol('PageLifecycle') as ServiceIdentifier<PageLifecycle>,
  platformBridge: Symbol('PlatformBridge') as ServiceIdentifier<PlatformBridge>,
  random: Symbol('Random') as ServiceIdentifier<Random>,
  runtimeConfig: Symbol('RuntimeConfig') as ServiceIdentifier<RuntimeConfig>,
  serverTime: Symbol('ServerTime') as ServiceIdentifier<ServerTime>,
  tokenStore: Symbol('TokenStore') as ServiceIdentifier<TokenStore>,
  transport: Symbol('Transport') as ServiceIdentifier<Transport>,
  /** The browser's own window, for adapters that talk to it. */
  window: Symbol('Window') as ServiceIdentifier<Window & typeof globalThis>,
} as const;
