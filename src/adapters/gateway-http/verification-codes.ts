import { codeCalls } from '../../../contract/account/calls';
import type { CodeMode } from '../../domain/verification-code/code-mode';
import type { VerificationCodes } from '../../ports/verification-codes';
import { askOver } from './ask-over';
import type { GatewayCaller } from './gateway-caller';

/** Which call sends a code of which mode. Source: product.md §5, LOG-10. */
const ofMode = {
  1: 'forLogin',
  2: 'forForgotten',
  3: 'forIdentity',
} as const satisfies Record<CodeMode, keyof typeof codeCalls>;

/** Verification codes over the wire. */
export const verificationCodesOver = (caller: GatewayCaller): VerificationCodes => {
  const codes = askOver(caller, codeCalls);
  return {
    send: ({ mode, userName, ...request }, options) =>
      codes[ofMode[mode]]({ ...request, userName: userName.trim() }, options),
  };
};
