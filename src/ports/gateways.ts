import type { AccountGateway } from './account-gateway';
import type { BuyGateway } from './buy-gateway';
import type { ConsentGateway } from './consent-gateway';
import type { CredentialsGateway } from './credentials-gateway';
import type { DeviceGateway } from './device-gateway';
import type { FavouriteGateway } from './favourite-gateway';
import type { HomeGateway } from './home-gateway';
import type { MembershipGateway } from './membership-gateway';
import type { MessageGateway } from './message-gateway';
import type { NdaGateway } from './nda-gateway';
import type { NewsGateway } from './news-gateway';
import type { OpenIdGateway } from './order-gateway';
import type { OrderGateway } from './order-gateway';
import type { PayHost } from './pay-host';
import type { ProfileGateway } from './profile-gateway';
import type { PushSettingsGateway } from './push-settings-gateway';
import type { SaleGateway } from './sale-gateway';
import type { TransferGateway } from './transfer-gateway';
import type { UploadGateway } from './upload-gateway';
import type { UploadPreviews } from './upload-previews';
import type { VerificationGateway } from './verification-gateway';
import type { VerificationCodes } from './verification-codes';

/** The gateway's ports, however they are served. */
export interface Gateways {
  readonly account: AccountGateway;
  readonly buy: BuyGateway;
  readonly consent: ConsentGateway;
  readonly codes: VerificationCodes;
  readonly credentials: CredentialsGateway;
  readonly devices: DeviceGateway;
  readonly favourite: FavouriteGateway;
  readonly home: HomeGateway;
  readonly sale: SaleGateway;
  readonly membership: MembershipGateway;
  readonly message: MessageGateway;
  readonly ndas: NdaGateway;
  readonly news: NewsGateway;
  readonly openIds: OpenIdGateway;
  readonly orders: OrderGateway;
  readonly payHost: PayHost;
  readonly profile: ProfileGateway;
  readonly pushSettings: PushSettingsGateway;
  readonly transfer: TransferGateway;
  readonly upload: UploadGateway;
  readonly uploadPreviews: UploadPreviews;
  readonly verification: VerificationGateway;
}
