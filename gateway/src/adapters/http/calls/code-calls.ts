import { codeCalls as ofCodes } from '../../../../../contract/account/calls';
import type { CodeDesk } from '../../../application/account/sent-codes';
import type { CodePurpose } from '../../../domain/sent-code/sent-code';
import { answering, done } from './answering';
import type { Call } from './call';

/** The three ways to ask for a code. Source: product.md §7, LOG-10. */
export const codeCalls = ({ send }: Pick<CodeDesk, 'send'>): readonly Call[] => {
  const sending = (value: (typeof ofCodes)[keyof typeof ofCodes], purpose: CodePurpose): Call =>
    answering(value, async (given, { visitor }) => done(await send({ purpose, ...given, visitor })));
  return [
    sending(ofCodes.forLogin, 'login'),
    sending(ofCodes.forForgotten, 'forgotten'),
    sending(ofCodes.forIdentity, 'identity'),
  ];
};
