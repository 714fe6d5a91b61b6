import * as t from 'io-ts';
import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { WireFlag } from '../codec/flag';
import { WireCount } from '../codec/count';
import { nothing } from '../codec/nothing';
import { orNull } from '../codec/or-null';
import { under } from '../codec/under';
import { withDefault } from '../codec/with-default';
import { within } from '../codec/within';
import { CaptchaPass } from './captcha-pass';
import { Token } from './token';
import { WechatChannel, WireWechatLogin } from './wechat-login';
import { WireUser } from './wire-user';
import { textUpTo } from '../codec/formed-text';
import { passwordLength } from '../rules/password-rule';
import { longestLoginInput } from '../rules/text-limits';
import { CountryCodeText, PhoneText, SentCodeText } from './phone-text';

const optional = withDefault(t.string, '');

/** A phone; its country is China's mainland where none is given (LOG-04). */
const phone = { userName: PhoneText, countryCode: orNull(CountryCodeText) };

/** A phone, and the code that was sent to it. */
const proof = { ...phone, caption: SentCodeText };

const NewPassword = textUpTo(passwordLength.most, passwordLength.least);

/** What promoted a new account (LAY-14). */
const promotion = { sprad: orNull(t.string), platformChannel: orNull(t.string) };

/** The statement to be at least 14, without which no account is created (MKT-23). */
const age = { ageStated: withDefault(WireFlag, false) };

/** Why the gateway refuses a code that was sent to a phone. */
const ofProof = ['phoneWrong', 'codeWrong', 'codeUsed', 'codeExpired', 'codeBurnt', 'proofTooOften'] as const;

/** Why the gateway refuses a new password. */
const ofNewPassword = ['passwordWeak', 'passwordCommon', 'passwordsBusy'] as const;

/** A way to log in. The caller reports a failure (PAY-03). */
const wayIn = { method: 'POST', access: 'public', safe: false, key: 'none', reportedBy: 'caller' } as const;

/** A way in that is answered with a token; without one it is a refusal (LOG-02). */
const login = { ...wayIn, answer: under('token', Token), saidBy: 'token' } as const;

/** The calls of an account (product.md §7). */
export const accountCalls = {
  /** `code` and `uuid` are the captcha's ticket and randstr (LOG-03). */
  loginByPassword: call({
    ...login,
    path: '/webapp/register!login.action',
    parameters: parameters({
      userName: textUpTo(longestLoginInput, 1),
      password: textUpTo(longestLoginInput, 1),
      code: optional,
      uuid: optional,
    }),
    refusals: [
      'credentialsMissing',
      'credentialsWrong',
      'ticketSpent',
      'loginDelayed',
      'loginTooOften',
      'passwordsBusy',
    ],
  }),
  /** Whether this device is asked for a captcha: a device that passed one is not asked again for a while (CAP-01). */
  captchaPass: call({
    ...wayIn,
    path: '/webapp/register!captchaPass.action',
    parameters: none,
    answer: CaptchaPass,
    refusals: [],
  }),
  /** WeChat's code is good once. */
  loginByWechat: call({
    ...wayIn,
    path: '/webapp/register!loginByWx.action',
    parameters: parameters({ code: t.string, channel: WechatChannel }),
    answer: WireWechatLogin,
    saidBy: 'tokenOrPerson',
    refusals: ['wechatCodeSpent', 'loginTooOften'],
  }),
  /** Logs in the person who proves the phone. A phone without an account gets one (LOG-12). */
  loginByCode: call({
    ...login,
    path: '/webapp/register!loginByCode.action',
    parameters: parameters({
      ...phone,
      code: SentCodeText,
      ...age,
      ...promotion,
      shareRegister: orNull(t.string),
    }),
    refusals: [...ofProof, 'ageNotStated', 'passwordsBusy'],
  }),
  /** The same for a phone that is bound to WeChat's person, under the wire's own spelling (LOG-04). */
  loginByValidate: call({
    ...login,
    path: '/webapp/register!loginByValidate.action',
    parameters: parameters({ ...proof, ...age, weinxin_userinfo: orNull(t.string) }),
    refusals: [...ofProof, 'ageNotStated', 'wechatProofSpent', 'wechatOfAnother', 'passwordsBusy'],
  }),
  /** A new account; refused when the phone has one (LOG-12). */
  register: call({
    ...login,
    path: '/webapp/register!save.action',
    parameters: parameters({
      ...proof,
      password: NewPassword,
      ...age,
      ...promotion,
      shareRegister: orNull(t.string),
    }),
    key: 'taken',
    refusals: [...ofProof, ...ofNewPassword, 'phoneRegistered', 'ageNotStated'],
  }),
  /** Whether the code is the one that was sent; it stays good for the reset (LOG-12). */
  checkCode: call({
    ...wayIn,
    path: '/webapp/register!checkValidate.action',
    parameters: parameters(proof),
    answer: nothing,
    refusals: [...ofProof],
  }),
  /** A new password by a code; every session of the account ends (LOG-12). */
  resetPassword: call({
    ...wayIn,
    path: '/webapp/register!changePassword.action',
    parameters: parameters({ ...proof, password: NewPassword }),
    answer: nothing,
    key: 'taken',
    endsSessions: true,
    refusals: [...ofProof, ...ofNewPassword, 'phoneUnknown'],
  }),
  /** Ends the login. */
  logout: call({
    ...wayIn,
    path: '/webapp/register!logout.action',
    access: 'session',
    parameters: none,
    answer: nothing,
    endsSessions: true,
    refusals: [],
  }),
  /** A new token for the same login; the one before it ends after 60 s (SES-08). */
  renewToken: call({
    ...login,
    method: 'GET',
    path: '/webapp/jwt!getToken.action',
    access: 'session',
    parameters: none,
    reportedBy: 'shell',
    refusals: [],
  }),
  /** Who is logged in, and what they may do (SES-04). */
  currentUser: call({
    method: 'GET',
    path: '/webapp/register!get.action',
    access: 'session',
    parameters: none,
    answer: within('user', WireUser),
    safe: true,
    key: 'none',
    reportedBy: 'caller',
    refusals: [],
  }),
};

/** The ways to log in of the caller's account (SCR-10). */
export const credentialCalls = {
  /** Ends the member's other logins, and answers how many there were; this one goes on. */
  changePassword: call({
    ...wayIn,
    path: accountCalls.resetPassword.path,
    access: 'account',
    parameters: parameters({ oldPassword: textUpTo(longestLoginInput, 1), password: NewPassword }),
    answer: under('ended', withDefault(WireCount, 0)),
    key: 'taken',
    endsSessions: true,
    refusals: [...ofNewPassword, 'passwordWrong', 'passwordSame', 'passwordTooOften'],
  }),
  /** Gives the account up, for a code sent to its own phone. */
  unsubscribe: call({
    ...wayIn,
    path: '/webapp/register!unsubscribe.action',
    access: 'account',
    parameters: one('caption', SentCodeText),
    answer: nothing,
    endsSessions: true,
    refusals: [...ofProof],
  }),
};

const sending = {
  ...wayIn,
  parameters: parameters({
    userName: PhoneText,
    countryCode: withDefault(CountryCodeText, ''),
    ticket: optional,
    randstr: optional,
  }),
  answer: nothing,
  refusals: ['phoneWrong', 'ticketSpent', 'codeTooOften'],
} as const;

/**
 * Codes by text message, by what they are for (LOG-10); ticket and randstr are the captcha's, good for one call
 * (CAP-07). The answer never holds the code (SEC-05).
 */
export const codeCalls = {
  /** For logging in, and for binding a phone; whether there is an account or not. */
  forLogin: call({ ...sending, path: '/webapp/register!sendValidateWithOutCheck.action' }),
  /** For a forgotten password. */
  forForgotten: call({ ...sending, path: '/webapp/register!sendForgotValidation.action' }),
  /** For registration, and for changes to the caller's account. */
  forIdentity: call({ ...sending, path: '/webapp/register!sendValidate.action' }),
};
