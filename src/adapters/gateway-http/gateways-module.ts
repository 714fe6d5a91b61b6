import { ContainerModule } from 'inversify';
import { membershipCalls } from '../../../contract/membership/calls';
import { openIdCalls, orderCalls } from '../../../contract/order/calls';
import { tokens } from '../tokens';
import { askOver } from './ask-over';
import { WireAccountGateway } from './account-gateway';
import { WireConsentGateway } from './consent-gateway';
import { WireCredentialsGateway } from './credentials-gateway';
import { WireDeviceGateway } from './device-gateway';
import { GatewayCaller } from './gateway-caller';
import { WireHomeGateway } from './home-gateway';
import { WireMessageGateway } from './message-gateway';
import { orderForming } from './order-gateway';
import { WireProfileGateway } from './profile-gateway';
import { WirePushSettingsGateway } from './push-settings-gateway';
import { WireSaleGateway } from './sale-gateway';
import { WireUploadGateway } from './upload-gateway';
import { WireVerificationGateway } from './verification-gateway';
import { WireVerificationCodes } from './verification-codes';
import { WirePayHost } from './wire-pay-host';

/** The gateways over whichever transport is bound. Wants token store, call reporter, log and delay. */
export const gatewaysModule = new ContainerModule(({ bind }) => {
  bind(GatewayCaller).toSelf().inSingletonScope();
  bind(tokens.accountGateway).to(WireAccountGateway).inSingletonScope();
  bind(tokens.consentGateway).to(WireConsentGateway).inSingletonScope();
  bind(tokens.verificationCodes).to(WireVerificationCodes).inSingletonScope();
  bind(tokens.credentialsGateway).to(WireCredentialsGateway).inSingletonScope();
  bind(tokens.deviceGateway).to(WireDeviceGateway).inSingletonScope();
  bind(tokens.profileGateway).to(WireProfileGateway).inSingletonScope();
  bind(tokens.pushSettingsGateway).to(WirePushSettingsGateway).inSingletonScope();
  bind(tokens.homeGateway).to(WireHomeGateway).inSingletonScope();
  bind(tokens.saleGateway).to(WireSaleGateway).inSingletonScope();
  bind(tokens.messageGateway).to(WireMessageGateway).inSingletonScope();
  bind(tokens.uploadGateway).to(WireUploadGateway).inSingletonScope();
  bind(tokens.orderGateway)
    .toDynamicValue(({ get }) => askOver(get(GatewayCaller), orderCalls, orderForming))
    .inSingletonScope();
  bind(tokens.openIdGateway)
    .toDynamicValue(({ get }) => askOver(get(GatewayCaller), openIdCalls))
    .inSingletonScope();
  bind(tokens.membershipGateway)
    .toDynamicValue(({ get }) => askOver(get(GatewayCaller), membershipCalls))
    .inSingletonScope();
  bind(tokens.payHost).to(WirePayHost).inSingletonScope();
  bind(tokens.verificationGateway).to(WireVerificationGateway).inSingletonScope();
});
