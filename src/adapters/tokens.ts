import type { ServiceIdentifier } from 'inversify';
import type { RuntimeConfig } from '../domain/config/runtime-config';
import type { AccountGateway } from '../ports/account-gateway';
import type { Analytics } from '../ports/analytics';
import type { CallReporter } from '../ports/call-reporter';
import type { CaptchaProvider } from '../ports/captcha-provider';
import type { Clock } from '../ports/clock';
import type { ConsentGateway } from '../ports/consent-gateway';
import type { CredentialsGateway } from '../ports/credentials-gateway';
import type { DeviceGateway } from '../ports/device-gateway';
import type { DeviceIdentity } from '../ports/device-identity';
import type { HomeGateway } from '../ports/home-gateway';
import type { KeyValueStorage } from '../ports/key-value-storage';
import type { Log } from '../ports/log';
import type { MembershipGateway } from '../ports/membership-gateway';
import type { MessageGateway } from '../ports/message-gateway';
import type { MessageSocket } from '../ports/message-socket';
import type { OpenIdGateway } from '../ports/order-gateway';
import type { OrderGateway } from '../ports/order-gateway';
import type { PageHistory } from '../ports/page-history';
import type { PageLifecycle } from '../ports/page-lifecycle';
import type { PayHost } from '../ports/pay-host';
import type { PlatformBridge } from '../ports/platform-bridge';
import type { ProfileGateway } from '../ports/profile-gateway';
import type { PushSettingsGateway } from '../ports/push-settings-gateway';
import type { Random } from '../ports/random';
import type { SaleGateway } from '../ports/sale-gateway';
import type { TokenStore } from '../ports/token-store';
import type { UploadGateway } from '../ports/upload-gateway';
import type { VerificationGateway } from '../ports/verification-gateway';
import type { Delay } from './delay';
import type { VerificationCodes } from '../ports/verification-codes';
import type { Transport } from './transport';

/** One typed token per port, by which containers know who serves it. */
export const tokens = {
  accountGateway: Symbol('AccountGateway') as ServiceIdentifier<AccountGateway>,
  analytics: Symbol('Analytics') as ServiceIdentifier<Analytics>,
  callReporter: Symbol('CallReporter') as ServiceIdentifier<CallReporter>,
  captchaProvider: Symbol('CaptchaProvider') as ServiceIdentifier<CaptchaProvider>,
  clock: Symbol('Clock') as ServiceIdentifier<Clock>,
  consentGateway: Symbol('ConsentGateway') as ServiceIdentifier<ConsentGateway>,
  credentialsGateway: Symbol('CredentialsGateway') as ServiceIdentifier<CredentialsGateway>,
  delay: Symbol('Delay') as ServiceIdentifier<Delay>,
  deviceGateway: Symbol('DeviceGateway') as ServiceIdentifier<DeviceGateway>,
  deviceIdentity: Symbol('DeviceIdentity') as ServiceIdentifier<DeviceIdentity>,
  homeGateway: Symbol('HomeGateway') as ServiceIdentifier<HomeGateway>,
  keyValueStorage: Symbol('KeyValueStorage') as ServiceIdentifier<KeyValueStorage>,
  log: Symbol('Log') as ServiceIdentifier<Log>,
  membershipGateway: Symbol('MembershipGateway') as ServiceIdentifier<MembershipGateway>,
  messageGateway: Symbol('MessageGateway') as ServiceIdentifier<MessageGateway>,
  messageSocket: Symbol('MessageSocket') as ServiceIdentifier<MessageSocket>,
  openIdGateway: Symbol('OpenIdGateway') as ServiceIdentifier<OpenIdGateway>,
  orderGateway: Symbol('OrderGateway') as ServiceIdentifier<OrderGateway>,
  pageHistory: Symbol('PageHistory') as ServiceIdentifier<PageHistory>,
  pageLifecycle: Symbol('PageLifecycle') as ServiceIdentifier<PageLifecycle>,
  payHost: Symbol('PayHost') as ServiceIdentifier<PayHost>,
  platformBridge: Symbol('PlatformBridge') as ServiceIdentifier<PlatformBridge>,
  profileGateway: Symbol('ProfileGateway') as ServiceIdentifier<ProfileGateway>,
  pushSettingsGateway: Symbol('PushSettingsGateway') as ServiceIdentifier<PushSettingsGateway>,
  random: Symbol('Random') as ServiceIdentifier<Random>,
  runtimeConfig: Symbol('RuntimeConfig') as ServiceIdentifier<RuntimeConfig>,
  saleGateway: Symbol('SaleGateway') as ServiceIdentifier<SaleGateway>,
  tokenStore: Symbol('TokenStore') as ServiceIdentifier<TokenStore>,
  transport: Symbol('Transport') as ServiceIdentifier<Transport>,
  uploadGateway: Symbol('UploadGateway') as ServiceIdentifier<UploadGateway>,
  verificationGateway: Symbol('VerificationGateway') as ServiceIdentifier<VerificationGateway>,
  verificationCodes: Symbol('VerificationCodes') as ServiceIdentifier<VerificationCodes>,
  /** The browser's own window, for adapters that talk to it. */
  window: Symbol('Window') as ServiceIdentifier<Window & typeof globalThis>,
} as const;
