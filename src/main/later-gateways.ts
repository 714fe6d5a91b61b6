import type { AccountGateway } from '../ports/account-gateway';
import type { ConsentGateway } from '../ports/consent-gateway';
import type { MessageGateway } from '../ports/message-gateway';
import type { SaleGateway } from '../ports/sale-gateway';
import type { UploadGateway } from '../ports/upload-gateway';
import type { VerificationGateway } from '../ports/verification-gateway';
import type { VerificationCodes } from '../ports/verification-codes';
import type { LighterWiring } from '../wiring/page-wiring';
import { laterHome } from './first-gateways';
import { callLater, type Later } from './later';
import { laterMemberGateways } from './later-member-gateways';

const laterAccount = (later: Later): AccountGateway => {
  const call = callLater(() => later((tokens) => tokens.accountGateway));
  return {
    loginByPassword: (login, options) => call((account) => account.loginByPassword(login, options)),
    loginByWechat: (login, options) => call((account) => account.loginByWechat(login, options)),
    loginByCode: (login, options) => call((account) => account.loginByCode(login, options)),
    loginByValidate: (login, options) => call((account) => account.loginByValidate(login, options)),
    register: (registration, options) => call((account) => account.register(registration, options)),
    checkCode: (proof, options) => call((account) => account.checkCode(proof, options)),
    resetPassword: (reset, options) => call((account) => account.resetPassword(reset, options)),
    logout: (options) => call((account) => account.logout(options)),
    renewToken: (options) => call((account) => account.renewToken(options)),
    currentUser: (options) => call((account) => account.currentUser(options)),
  };
};

const laterConsent = (later: Later): ConsentGateway => {
  const call = callLater(() => later((tokens) => tokens.consentGateway));
  return {
    agree: (given, options) => call((consent) => consent.agree(given, options)),
    list: (options) => call((consent) => consent.list(options)),
    withdraw: (options) => call((consent) => consent.withdraw(options)),
    exportData: (options) => call((consent) => consent.exportData(options)),
  };
};

const laterCodes = (later: Later): VerificationCodes => {
  const call = callLater(() => later((tokens) => tokens.verificationCodes));
  return { send: (request, options) => call((codes) => codes.send(request, options)) };
};

const laterSale = (later: Later): SaleGateway => {
  const call = callLater(() => later((tokens) => tokens.saleGateway));
  return {
    detail: (address, options) => call((sale) => sale.detail(address, options)),
    overview: (options) => call((sale) => sale.overview(options)),
  };
};

const laterMessage = (later: Later): MessageGateway => {
  const call = callLater(() => later((tokens) => tokens.messageGateway));
  return {
    unreadCount: (options) => call((message) => message.unreadCount(options)),
    list: (request, options) => call((message) => message.list(request, options)),
    since: (id, options) => call((message) => message.since(id, options)),
    detail: (id, options) => call((message) => message.detail(id, options)),
    markRead: (id, options) => call((message) => message.markRead(id, options)),
  };
};

const laterUpload = (later: Later): UploadGateway => {
  const call = callLater(() => later((tokens) => tokens.uploadGateway));
  return { upload: (file, options) => call((uploads) => uploads.upload(file, options)) };
};

const laterVerification = (later: Later): VerificationGateway => {
  const call = callLater(() => later((tokens) => tokens.verificationGateway));
  return {
    current: (options) => call((verification) => verification.current(options)),
    submit: (application, options) => call((verification) => verification.submit(application, options)),
  };
};

/** The gateways, whose code is loaded with the first call. */
export const laterGateways = (later: Later): LighterWiring['gateways'] => ({
  account: laterAccount(later),
  consent: laterConsent(later),
  codes: laterCodes(later),
  home: laterHome(later),
  sale: laterSale(later),
  message: laterMessage(later),
  ...laterMemberGateways(later),
  upload: laterUpload(later),
  verification: laterVerification(later),
});
