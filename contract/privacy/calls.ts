import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { wireList } from '../codec/list';
import { nothing } from '../codec/nothing';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { firstAgreement, WireConsent, WireEnvironment, WirePersonalData } from './consents';
import { ConsentPurpose, WirePurposeConsent } from './separate-consents';
import { formedText } from '../codec/formed-text';

/** Digits with points between. */
const VersionText = formedText('one to four numbers with points between', {
  pattern: '^[0-9]{1,4}(?:\\.[0-9]{1,4}){0,3}$',
});

const own = { access: 'account', key: 'none', reportedBy: 'caller' } as const;
const read = { ...own, method: 'GET', parameters: none, safe: true } as const;
const write = { ...own, method: 'POST', answer: nothing, safe: false } as const;

/** The record of consents, and the caller's personal data (PRI-06). */
export const consentCalls = {
  /** Records a consent; the same version again leaves the first one as it is. */
  agree: call({
    ...write,
    path: '/webapp/privacy!agree.action',
    parameters: parameters({
      /** Of the privacy policy, such as 1.0: digits with points between. */
      version: VersionText,
      /** The version of the user agreement, likewise; 1.0 where it is absent. */
      agreement: withDefault(VersionText, firstAgreement),
      /** When the person agreed, by the device's clock. */
      at: WireTime,
      environment: WireEnvironment,
    }),
    refusals: [],
  }),
  /** The recorded consents, the latest first; `withdrawnAt` is the time of the withdrawal. */
  list: call({
    ...read,
    path: '/webapp/privacy!consents.action',
    answer: wireList(WireConsent),
    refusals: [],
  }),
  /** Takes back every consent that holds, and ends every login of the account. */
  withdraw: call({
    ...write,
    path: '/webapp/privacy!withdraw.action',
    parameters: none,
    endsSessions: true,
    refusals: [],
  }),
  /** Everything that the gateway holds of the account, by kind. */
  exportData: call({
    ...read,
    path: '/webapp/privacy!export.action',
    answer: WirePersonalData,
    refusals: ['exportTooOften'],
  }),
  /** The separate consents, each with its record (MKT-23). */
  purposes: call({
    ...read,
    path: '/webapp/privacy!purposes.action',
    answer: wireList(WirePurposeConsent),
    refusals: [],
  }),
  /** Consents to one purpose; refused for a text that is not the present one. The answer is the record after it. */
  give: call({
    ...write,
    path: '/webapp/privacy!give.action',
    parameters: parameters({ purpose: ConsentPurpose, version: VersionText }),
    answer: wireList(WirePurposeConsent),
    refusals: ['consentTextOld', 'consentsTooOften'],
  }),
  /** Withdraws one consent, from the next request on. The answer is the record after it. */
  takeBack: call({
    ...write,
    path: '/webapp/privacy!takeBack.action',
    parameters: one('purpose', ConsentPurpose),
    answer: wireList(WirePurposeConsent),
    refusals: [],
  }),
};
