import type { AccountGateway } from '../ports/account-gateway';
import type { ConsentGateway } from '../ports/consent-gateway';
import type { CredentialsGateway } from '../ports/credentials-gateway';
import type { DeviceGateway } from '../ports/device-gateway';
import type { HomeGateway } from '../ports/home-gateway';
import type { MembershipGateway } from '../ports/membership-gateway';
import type { MessageGateway } from '../ports/message-gateway';
import type { OpenIdGateway } from '../ports/order-gateway';
import type { OrderGateway } from '../ports/order-gateway';
import type { PayHost } from '../ports/pay-host';
import type { ProfileGateway } from '../ports/profile-gateway';
import type { PushSettingsGateway } from '../ports/push-settings-gateway';
import type { SaleGateway } from '../ports/sale-gateway';
import type { UploadGateway } from '../ports/upload-gateway';
import type { VerificationGateway } from '../ports/verification-gateway';
import type { VerificationCodes } from '../ports/verification-codes';

/** What the long-lived flows and the first page call. */
export interface FirstGateways {
  readonly account: Pick<AccountGateway, 'currentUser' | 'logout' | 'renewToken'>;
  readonly home: HomeGateway;
  readonly message: Pick<MessageGateway, 'unreadCount'>;
}

/** The gateway's ports, however they are served. */
export interface Gateways {
  readonly account: AccountGateway;
  readonly consent: ConsentGateway;
  readonly codes: VerificationCodes;
  readonly credentials: CredentialsGateway;
  readonly devices: DeviceGateway;
  readonly home: HomeGateway;
  readonly sale: SaleGateway;
  readonly membership: MembershipGateway;
  readonly message: MessageGateway;
  readonly openIds: OpenIdGateway;
  readonly orders: OrderGateway;
  readonly payHost: PayHost;
  readonly profile: ProfileGateway;
  readonly pushSettings: PushSettingsGateway;
  readonly upload: UploadGateway;
  readonly verification: VerificationGateway;
}

/** What orders, payments and memberships call: no other page carries their code. */
export type OrderGateways = Pick<Gateways, 'membership' | 'openIds' | 'orders' | 'payHost'>;
