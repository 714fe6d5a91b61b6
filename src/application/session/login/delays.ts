/** Delays of the password login in milliseconds. */
export const loginDelays = {
  /** The device's own storage answers at once; this only keeps a broken one from holding the login up. */
  storageLimit: 1_000,
  /** How often the clock is read while the next login must wait; the shown time follows the clock alone. */
  aSecond: 1_000,
} as const;
