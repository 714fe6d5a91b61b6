import { membershipCalls } from '../../../contract/membership/calls';
import { openIdCalls, orderCalls } from '../../../contract/order/calls';
import type { Gateways } from '../../ports/gateways';
import { WireAccountGateway } from './account-gateway';
import { askOver } from './ask-over';
import { WireConsentGateway } from './consent-gateway';
import { WireCredentialsGateway } from './credentials-gateway';
import { WireDeviceGateway } from './device-gateway';
import type { GatewayCaller } from './gateway-caller';
import { WireHomeGateway } from './home-gateway';
import { WireMessageGateway } from './message-gateway';
import { orderForming } from './order-gateway';
import { WireProfileGateway } from './profile-gateway';
import { WirePushSettingsGateway } from './push-settings-gateway';
import { WireSaleGateway } from './sale-gateway';
import { WireUploadGateway } from './upload-gateway';
import { WireVerificationCodes } from './verification-codes';
import { WireVerificationGateway } from './verification-gateway';
import { WirePayHost } from './wire-pay-host';

/** Every call of the contract, made over one caller. */
export const gatewaysOver = (caller: GatewayCaller): Gateways => ({
  account: new WireAccountGateway(caller),
  consent: new WireConsentGateway(caller),
  codes: new WireVerificationCodes(caller),
  credentials: new WireCredentialsGateway(caller),
  devices: new WireDeviceGateway(caller),
  home: new WireHomeGateway(caller),
  sale: new WireSaleGateway(caller),
  membership: askOver(caller, membershipCalls),
  message: new WireMessageGateway(caller),
  openIds: askOver(caller, openIdCalls),
  orders: askOver(caller, orderCalls, orderForming),
  payHost: new WirePayHost(caller),
  profile: new WireProfileGateway(caller),
  pushSettings: new WirePushSettingsGateway(caller),
  upload: new WireUploadGateway(caller),
  verification: new WireVerificationGateway(caller),
});
