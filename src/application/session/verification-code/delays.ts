/** Delays of the verification code in milliseconds. */
export const verificationCodeDelays = {
  /** Longer than a call may take (GAT-08), so that the call ends by itself first. */
  answerLimit: 20_000,
  /** How often the clock is read while the next code must wait; what is shown follows the clock alone. */
  aSecond: 1_000,
} as const;
