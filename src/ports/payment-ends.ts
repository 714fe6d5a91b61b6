/** Tells when a payment has ended, however. */
export interface PaymentEnds {
  /** @returns ends the hearing */
  readonly listen: (hear: () => void) => () => void;
}
