/**
 * Every name under which the client keeps something on the device, and whether logout wipes it (SEC-04):
 * `whenChosen` only if the person chose to log out, for what is offered again after a session that just ended (SES-07).
 * `tab` lives in session storage and ends with the tab; `device` in local storage.
 */
export const storedNames = {
  /** The address to return to after a login (LOG-07). */
  'hupo.back-address': { place: 'tab', wipedAtLogout: true },
  /** The unsent text to a recipient, by its owner (SCR-11). */
  'hupo.chat-drafts': { place: 'device', wipedAtLogout: 'whenChosen' },
  /** When a failed page chunk last reloaded the page; at most one reload a minute (LAY-13). */
  'hupo.chunk-reload-at': { place: 'tab', wipedAtLogout: false },
  /** How far the server's clock is ahead of the device's, where they differ; in milliseconds (CLK-01). */
  'hupo.clock-lead': { place: 'device', wipedAtLogout: false },
  /** Which deals are to be compared (MKT-11). */
  'hupo.compare': { place: 'tab', wipedAtLogout: true },
  /** For which account and versions the consent was recorded last (PRI-06). */
  'hupo.consent-recorded': { place: 'device', wipedAtLogout: true },
  /** The texts of a form at the end of the session, offered again to the same user (SES-07). */
  'hupo.form-draft': { place: 'tab', wipedAtLogout: 'whenChosen' },
  /** Who pays, as WeChat knows them (PAY-08). */
  'hupo.pay-open-id': { place: 'device', wipedAtLogout: true },
  /** What WeChat was asked about the payer before the page was left for it (PAY-08). */
  'hupo.payer-asked': { place: 'tab', wipedAtLogout: true },
  /** The payment in progress: kept for its owner when the session just ended, for the money may be on its way (PAY-10). */
  'hupo.payment-intent': { place: 'device', wipedAtLogout: 'whenChosen' },
  /** The tab of the payment, where the browser has no locks; it has no owner (PAY-06). */
  'hupo.payment-lease': { place: 'device', wipedAtLogout: false },
  /** The channel of the visitor, for a day; it has no owner (LAY-14). */
  'hupo.platform-channel': { place: 'device', wipedAtLogout: false },
  /** The consent given last on this device; the app asks for it before anybody logs in (PRI-01). */
  'hupo.privacy-consent': { place: 'device', wipedAtLogout: false },
  /** The promotion of the visitor; it has no owner (LAY-14). */
  'hupo.promotion': { place: 'tab', wipedAtLogout: false },
  /** The answers to the survey about funds, until it is sent; they have no owner and wait as long as it takes (SCR-05). */
  'hupo.survey-draft': { place: 'device', wipedAtLogout: true },
  /** The size of text and controls, of the device and without an owner (MKT-21). */
  'hupo.text-size': { place: 'device', wipedAtLogout: false },
  /** When the token was renewed last, by any tab (SES-08). */
  'hupo.renewed-at': { place: 'device', wipedAtLogout: true },
  /** Logins and logouts for other tabs, where the browser has no BroadcastChannel; removed at once (LOG-14). */
  'hupo.session-news': { place: 'device', wipedAtLogout: true },
  /** Up to ten earlier searches over all kinds, the latest first (SCR-06). */
  'hupo.search-history': { place: 'device', wipedAtLogout: true },
  /** To which phones codes were sent, and when: the countdown survives a reload (LOG-11). */
  'hupo.sent-codes': { place: 'device', wipedAtLogout: true },
  /** 1 or 0, of the device and without an owner (LAY-15). */
  'hupo.sidebar': { place: 'device', wipedAtLogout: false },
  /** The request to WeChat before the page was left for it: the state, and the page (LOG-05). */
  'hupo.wechat-asked': { place: 'tab', wipedAtLogout: true },
  /** Who WeChat said it is, until a phone is bound to it: taken by the form of /login?mode=bind (LOG-04, LOG-05). */
  'hupo.weixin-user-info': { place: 'tab', wipedAtLogout: true },
} as const satisfies Record<string, { place: 'tab' | 'device'; wipedAtLogout: boolean | 'whenChosen' }>;

export type StoredName = keyof typeof storedNames;
