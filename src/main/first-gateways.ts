import type { HomeGateway } from '../ports/home-gateway';
import type { FirstGateways } from '../wiring/gateways';
import { callLater, type Later } from './later';

export const laterHome = (later: Later): HomeGateway => {
  const call = callLater(() => later((tokens) => tokens.homeGateway));
  return {
    banners: (options) => call((home) => home.banners(options)),
    deals: (options) => call((home) => home.deals(options)),
    hotWords: (options) => call((home) => home.hotWords(options)),
  };
};

/** What the long-lived flows and the first page call, whose code is loaded with the first call. */
export const firstGateways = (later: Later): FirstGateways => {
  const account = callLater(() => later((tokens) => tokens.accountGateway));
  const message = callLater(() => later((tokens) => tokens.messageGateway));
  return {
    account: {
      logout: (options) => account((one) => one.logout(options)),
      renewToken: (options) => account((one) => one.renewToken(options)),
      currentUser: (options) => account((one) => one.currentUser(options)),
    },
    home: laterHome(later),
    message: { unreadCount: (options) => message((one) => one.unreadCount(options)) },
  };
};
