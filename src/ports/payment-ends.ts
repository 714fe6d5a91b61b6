/** Reports that a payment has ended, in any way. */
export interface PaymentEnds {
  /** @returns ends the hearing */
  readonly listen: (hear: () => void) => () => void;
}
