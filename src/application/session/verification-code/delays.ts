/** Delays of the verification code in milliseconds. */
export const verificationCodeDelays = {
  /** How often the clock is read while the next code must wait; the shown time follows the clock alone. */
  aSecond: 1_000,
} as const;
