import * as fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { memberVisitor } from '../../../src/domain/access/visitor';
import { formDraft } from '../../../src/domain/session/form-draft';
import { plainPhone } from '../../../src/domain/phone/plain-phone';
import { passwordLogin } from '../../../src/domain/session/password-login';
import { Token } from '../../../contract/account/token';
import { can } from '../../../src/domain/user/permission';
import { rolesOrDefault } from '../../../src/domain/user/user';
import { formDrafts } from '../../support/arbitraries/form-drafts';
import { users } from '../../support/arbitraries/users';
import { texts } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test('[LOG-03] a password login sends its user name trimmed, a phone plain, and everything else as it was typed', () => {
  fc.assert(
    fc.property(texts, texts, texts, texts, (userName, password, ticket, randstr) => {
      expect(passwordLogin({ userName: ` \u3000${userName}\n`, password, ticket, randstr })).toEqual({
        userName: plainPhone(userName),
        password,
        ticket,
        randstr,
      });
    }),
    runs,
  );
});

test.each(['t', 'eyJhbGciOi.x-y_z', '!', 'a'.repeat(4096)])('[LOG-06] %s is a token', (text) => {
  expect(isRight(Token.decode(text))).toBe(true);
});

test.each(['', ' ', 'a b', 'a\n', '令牌', 'a'.repeat(4097), 5, null, undefined, {}])(
  '[LOG-02] %j is no token',
  (input) => {
    expect(isRight(Token.decode(input))).toBe(false);
  },
);

test('[ACC-08] without roles the single role is ROLE_DEFAULT', () => {
  expect(rolesOrDefault([])).toEqual(['ROLE_DEFAULT']);
  expect(rolesOrDefault(['ROLE_BUYER'])).toEqual(['ROLE_BUYER']);
});

test('[ACC-08] a user may do exactly what the list of the server names, and nobody else anything', () => {
  fc.assert(
    fc.property(users, texts, (user, permission) => {
      fc.pre(permission !== 'nda:sign');
      expect(can(user, permission)).toBe(user.permissions.includes(permission));
      expect(can({ ...user, permissions: [...user.permissions, permission] }, permission)).toBe(true);
      expect(can(null, permission)).toBe(false);
    }),
    runs,
  );
});

test('[ACC-01] a logged-in user is a visitor with the level of verification that user info gives', () => {
  fc.assert(
    fc.property(users, (user) => {
      expect(memberVisitor(user)).toEqual({ kind: 'member', prove: user.prove });
    }),
    runs,
  );
});

test('[SES-07] a kept draft holds what was typed, but no field of a secret', () => {
  expect(
    formDraft({
      formId: 'login',
      userId: null,
      fields: {
        userName: '138',
        password: 'x',
        newPwd: 'x',
        code: '1',
        captchaTicket: 't',
        randstr: 'r',
        Token: 'y',
      },
    }),
  ).toEqual({ formId: 'login', userId: null, fields: { userName: '138' } });
  fc.assert(
    fc.property(formDrafts, (typed) => {
      const kept = formDraft(typed);
      expect(Object.keys(kept.fields).some((name) => /password|pwd|ticket/i.test(name))).toBe(false);
      expect(typed.fields).toMatchObject(kept.fields);
    }),
    runs,
  );
});
