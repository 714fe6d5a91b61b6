/** Where a page hands over what became of the consent to the privacy policy. */
export interface ConsentWithdrawal {
  /** The person withdraws it, and the call to the record has begun: nothing else is sent until its answer (PRI-02). */
  readonly takingBack: () => void;
  /** The record refused the withdrawal: the consent remains, and waiting calls are sent. */
  readonly stillGiven: () => void;
  /** The person took it back: the session ends, and the app asks again (PRI-06). */
  readonly takenBack: () => void;
}
