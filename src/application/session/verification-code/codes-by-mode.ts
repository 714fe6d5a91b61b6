import type { CallOf } from '../../../ports/gateways';
import type { VerificationCodes } from '../../../ports/verification-codes';

/** Verification codes, each by the call for its mode. Source: product.md §5, LOG-10. */
export const codesByMode = (callOf: CallOf): VerificationCodes => {
  const calls = {
    1: callOf(({ code }) => code.forLogin),
    2: callOf(({ code }) => code.forForgotten),
    3: callOf(({ code }) => code.forIdentity),
  };
  return {
    send: ({ mode, userName, ...request }, options) =>
      calls[mode]({ ...request, userName: userName.trim() }, options),
  };
};
