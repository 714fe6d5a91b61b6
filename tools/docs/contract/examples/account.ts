import type { accountCalls, codeCalls, credentialCalls } from '../../../../contract/account/calls';
import { Token } from '../../../../contract/account/token';
import { known, type Examples } from './example';

const token = known(Token, 'q3mJ0c4B9kq0mQbqzH0tYw1d7b2f6YhQ8uJ5nXk2v0E');
const phone = { userName: '13800138000', countryCode: '86' };
const proof = { ...phone, caption: '482913' };
const promotion = { sprad: null, platformChannel: 'spring', shareRegister: null };

export const accountExamples: Examples<typeof accountCalls> = {
  loginByPassword: {
    asked: {
      userName: '13800138000',
      password: 'a long passphrase',
      code: 't03k9d',
      uuid: '@x1',
    },
    answered: token,
  },
  loginByWechat: {
    asked: { code: '061aBc2w3', channel: 'web' },
    answered: { token: null, weinxin_userinfo: { nickname: '何嘉', ticket: 'p7Xb2' } },
  },
  loginByCode: { asked: { ...phone, code: '482913', ageStated: true, ...promotion }, answered: token },
  loginByValidate: {
    asked: { ...proof, ageStated: true, weinxin_userinfo: '{"nickname":"何嘉","ticket":"p7Xb2"}' },
    answered: token,
  },
  register: {
    asked: { ...proof, password: 'a long passphrase', ageStated: true, ...promotion },
    answered: token,
  },
  checkCode: { asked: proof, answered: undefined },
  resetPassword: { asked: { ...proof, password: 'another passphrase' }, answered: undefined },
  captchaPass: { asked: undefined, answered: { ticket: null, randstr: null } },
  logout: { asked: undefined, answered: undefined },
  renewToken: { asked: undefined, answered: token },
  currentUser: {
    asked: undefined,
    answered: {
      userId: 'u-7f2c',
      userName: '13800138000',
      name: '何嘉',
      avatar: null,
      isremove: false,
      roles: ['ROLE_BUYER'],
      permissions: ['sale:view', 'deal.contact'],
      prove: '1',
      company: '澄远资本管理有限公司',
      position: '投资总监',
      hasPassword: true,
      contactsLeft: 17,
    },
  },
};

export const credentialExamples: Examples<typeof credentialCalls> = {
  changePassword: {
    asked: { oldPassword: 'a long passphrase', password: 'another passphrase' },
    answered: 2,
  },
  unsubscribe: { asked: '482913', answered: undefined },
};

const sent = {
  asked: { ...phone, ticket: 't03k9d', randstr: '@x1' },
  answered: undefined,
};

export const codeExamples: Examples<typeof codeCalls> = {
  forLogin: sent,
  forForgotten: sent,
  forIdentity: sent,
};
