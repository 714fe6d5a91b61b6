import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { CodeDesk } from '../../../application/account/sent-codes';
import type { CodePurpose } from '../../../domain/sent-code/sent-code';
import type { Call } from './call';
import { parametersBy } from './parameters';

const codeParameters = t.intersection([
  t.type({ userName: t.string }),
  t.partial({ countryCode: t.string, ticket: t.string, randstr: t.string }),
]);

const sending = (send: CodeDesk['send'], name: string, purpose: CodePurpose): Call => ({
  path: `/webapp/register!${name}.action`,
  method: 'POST',
  access: 'public',
  answer: async ({ parameters, visitor }) => {
    const given = parametersBy(codeParameters, parameters);
    if (isLeft(given)) return given;
    const { userName, countryCode = '', ticket = '', randstr = '' } = given.right;
    return send({ purpose, userName, countryCode, ticket, randstr, visitor });
  },
});

/** The three ways to ask for a code. Source: product.md §7, LOG-10. */
export const codeCalls = ({ send }: Pick<CodeDesk, 'send'>): readonly Call[] => [
  sending(send, 'sendValidateWithOutCheck', 'login'),
  sending(send, 'sendForgotValidation', 'forgotten'),
  sending(send, 'sendValidate', 'identity'),
];
