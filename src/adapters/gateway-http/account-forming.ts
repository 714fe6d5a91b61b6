import type { WireWechatLogin } from '../../../contract/account/wechat-login';
import type { WireUser } from '../../../contract/account/wire-user';
import type { Promotion } from '../../domain/promotion/promotion';
import { passwordLogin } from '../../domain/session/password-login';
import { defaultCountryCode, phoneProof } from '../../domain/session/phone-proof';
import { codeLogin, passwordReset, registration, validateLogin } from '../../domain/session/ways-in';
import type { WechatLoginAnswer } from '../../domain/session/wechat-login';
import { rolesOrDefault, type User } from '../../domain/user/user';
import type { Forming } from './ask-over';

const promotedBy = ({ sprad, platformChannel }: Promotion) => ({ sprad, platformChannel });

/** A token first; else the person whose phone is to be bound, as text that is handed back as it came. */
const wechatLoginAnswer = ({ token, weinxin_userinfo: person }: WireWechatLogin): WechatLoginAnswer =>
  token === null ? { kind: 'bind', weixinUserInfo: JSON.stringify(person) } : { kind: 'token', token };

const userOf = ({ isremove, roles, ...same }: WireUser): User => ({
  ...same,
  isRemoved: isremove,
  roles: rolesOrDefault(roles),
});

/** How the calls of an account are written to the wire. */
export const accountForming: Forming<'account'> = {
  loginByPassword: {
    send: (typed) => {
      const { userName, password, ticket, randstr } = passwordLogin(typed);
      return { userName, password, code: ticket, uuid: randstr };
    },
  },
  loginByWechat: { read: wechatLoginAnswer },
  loginByCode: {
    send: (typed) => {
      const { caption, promotion, ...phone } = codeLogin(typed);
      return { ...phone, code: caption, ...promotedBy(promotion), shareRegister: null };
    },
  },
  loginByValidate: {
    send: (typed) => {
      const { weixinUserInfo, ...proof } = validateLogin(typed);
      return { ...proof, weinxin_userinfo: weixinUserInfo };
    },
  },
  register: {
    send: (typed) => {
      const { promotion, ...account } = registration(typed);
      return { ...account, ...promotedBy(promotion), shareRegister: promotion.shareRegister };
    },
  },
  checkCode: { send: phoneProof },
  resetPassword: {
    // A server may know no country here; one besides the default goes along all the same.
    send: (typed) => {
      const { countryCode, ...reset } = passwordReset(typed);
      return { ...reset, countryCode: countryCode === defaultCountryCode ? null : countryCode };
    },
  },
  currentUser: { read: userOf },
};
