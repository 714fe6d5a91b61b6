import { isLeft, map } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { ApplyOnce } from '../../../application/verification/apply-once';
import type { OwnVerification } from '../../../application/verification/own-verification';
import { verificationWire } from '../wire/verification-wire';
import type { Call } from './call';
import { keyIn } from './idempotency-key';
import { parametersBy } from './parameters';

const application = t.type({
  name: t.string,
  company: t.string,
  position: t.string,
  documentId: t.string,
});

export const verificationCalls = (
  own: Pick<OwnVerification, 'current'>,
  apply: ApplyOnce,
): readonly Call[] => [
  {
    path: '/webapp/audit!get.action',
    method: 'GET',
    access: 'account',
    answer: async ({ session }) => map(verificationWire)(await own.current(session.userId)),
  },
  {
    path: '/webapp/audit!save.action',
    method: 'POST',
    access: 'account',
    answer: async ({ parameters, session, idempotencyKey }) => {
      const given = parametersBy(application, parameters);
      if (isLeft(given)) return given;
      return map(verificationWire)(await apply(keyIn(idempotencyKey), session.userId, given.right));
    },
  },
];
