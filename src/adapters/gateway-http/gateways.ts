import { homeCalls } from '../../../contract/home/calls';
import { deviceCalls, profileCalls, pushCalls } from '../../../contract/member/calls';
import { membershipCalls } from '../../../contract/membership/calls';
import { messageCalls } from '../../../contract/message/calls';
import { openIdCalls, orderCalls } from '../../../contract/order/calls';
import { consentCalls } from '../../../contract/privacy/calls';
import { saleCalls } from '../../../contract/sale/calls';
import { previewCalls } from '../../../contract/upload/calls';
import { verificationCalls } from '../../../contract/verification/calls';
import type { Gateways } from '../../ports/gateways';
import { WireAccountGateway } from './account-gateway';
import { askOver } from './ask-over';
import { WireCredentialsGateway } from './credentials-gateway';
import type { GatewayCaller } from './gateway-caller';
import { homeForming } from './home-forming';
import { profileForming, verificationForming } from './member-forming';
import { messageForming } from './message-forming';
import { orderForming } from './order-gateway';
import { saleForming } from './sale-forming';
import { WireUploadGateway } from './upload-gateway';
import { WireVerificationCodes } from './verification-codes';
import { WirePayHost } from './wire-pay-host';

/** Every call of the contract, made over one caller. */
export const gatewaysOver = (caller: GatewayCaller): Gateways => ({
  account: new WireAccountGateway(caller),
  consent: askOver(caller, consentCalls),
  codes: new WireVerificationCodes(caller),
  credentials: new WireCredentialsGateway(caller),
  devices: askOver(caller, deviceCalls),
  home: askOver(caller, homeCalls, homeForming),
  sale: askOver(caller, saleCalls, saleForming),
  membership: askOver(caller, membershipCalls),
  message: askOver(caller, messageCalls, messageForming),
  openIds: askOver(caller, openIdCalls),
  orders: askOver(caller, orderCalls, orderForming),
  payHost: new WirePayHost(caller),
  profile: askOver(caller, profileCalls, profileForming),
  pushSettings: askOver(caller, pushCalls),
  upload: new WireUploadGateway(caller),
  uploadPreviews: askOver(caller, previewCalls),
  verification: askOver(caller, verificationCalls, verificationForming),
});
