import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import * as t from 'io-ts';
import type { CodeMode } from '../../domain/verification-code/code-mode';
import type { CallOptions } from '../../ports/call';
import type { CodeRequest, VerificationCodes } from '../../ports/verification-codes';
import { GatewayCaller } from './gateway-caller';

/** Which call sends a code of which mode. Source: product.md §5, LOG-10. */
const paths: Readonly<Record<CodeMode, string>> = {
  1: '/webapp/register!sendValidateWithOutCheck.action',
  2: '/webapp/register!sendForgotValidation.action',
  3: '/webapp/register!sendValidate.action',
};

/** Verification codes over the wire (contract: sendValidate and its like). */
@injectable()
export class WireVerificationCodes implements VerificationCodes {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly send = ({ mode, userName, countryCode, ticket, randstr }: CodeRequest, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: paths[mode],
        params: { userName: userName.trim(), countryCode, ticket, randstr },
        codec: t.unknown,
        read: () => E.right(undefined),
        safe: false,
        handledByCaller: true,
      },
      options,
    );
}
