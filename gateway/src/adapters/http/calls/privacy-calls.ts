import { isLeft, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { OwnPrivacy } from '../../../application/privacy/own-privacy';
import { firstAgreement } from '../../../domain/consent/consent';
import type { Call } from './call';
import { parametersBy } from './parameters';

const agreeParameters = t.intersection([
  t.type({
    version: t.string,
    at: t.string,
    environment: t.keyof({ browser: null, wechat: null, native: null }),
  }),
  t.partial({ agreement: t.string }),
]);

const digits = /^\d{1,15}$/;

/** The record of consents, and one's own data (PRI-06). */
export const privacyCalls = (privacy: OwnPrivacy): readonly Call[] => [
  {
    path: '/webapp/privacy!agree.action',
    method: 'POST',
    access: 'account',
    answer: async ({ parameters, session }) => {
      const given = parametersBy(agreeParameters, parameters);
      if (isLeft(given)) return given;
      // A client that does not name the agreement's version is from the time of the first.
      const { version, agreement = firstAgreement, environment, at } = given.right;
      return privacy.agree(session, {
        version,
        agreement,
        environment,
        at: digits.test(at) ? Number(at) : Number.NaN,
      });
    },
  },
  {
    path: '/webapp/privacy!consents.action',
    method: 'GET',
    access: 'account',
    answer: async ({ session }) => right({ list: await privacy.list(session) }),
  },
  {
    path: '/webapp/privacy!withdraw.action',
    method: 'POST',
    access: 'account',
    endsSessions: true,
    answer: ({ session }) => privacy.withdraw(session),
  },
  {
    path: '/webapp/privacy!export.action',
    method: 'GET',
    access: 'account',
    answer: ({ session }) => privacy.exportData(session),
  },
];
