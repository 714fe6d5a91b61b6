import { isLeft, map, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Login } from '../../../application/account/login';
import type { OwnAccount } from '../../../application/account/own-account';
import { userInfoWire } from '../wire/user-info-wire';
import type { Call } from './call';
import { parametersBy } from './parameters';

const loginParameters = t.intersection([
  t.type({ userName: t.string, password: t.string }),
  t.partial({ code: t.string, uuid: t.string }),
]);

export const accountCalls = (login: Login, own: OwnAccount): readonly Call[] => [
  {
    path: '/webapp/register!login.action',
    method: 'POST',
    access: 'public',
    answer: async ({ parameters, visitor }) => {
      const given = parametersBy(loginParameters, parameters);
      if (isLeft(given)) return given;
      const { userName, password, code = '', uuid = '' } = given.right;
      return login({ userName, password, ticket: code, randstr: uuid, visitor });
    },
  },
  {
    path: '/webapp/register!get.action',
    method: 'GET',
    access: 'session',
    answer: async ({ session, agent, visitor }) =>
      map(userInfoWire)(await own.info(session, { agent, ...visitor })),
  },
  {
    path: '/webapp/register!logout.action',
    method: 'POST',
    access: 'session',
    endsSessions: true,
    answer: async ({ session }) => right(await own.logout(session).then(() => null)),
  },
  {
    path: '/webapp/jwt!getToken.action',
    method: 'GET',
    access: 'session',
    answer: ({ token }) => own.renew(token),
  },
];
