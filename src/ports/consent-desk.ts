/** Where a page hands over what became of the consent to the privacy policy. */
export interface ConsentDesk {
  /** The person takes it back, and the record has just been told: nothing else is sent until it answers (PRI-02). */
  readonly takingBack: () => void;
  /** The record did not take it: the consent stands, and what waited is sent. */
  readonly stillGiven: () => void;
  /** The person took it back: the session ends, and the app asks again (PRI-06). */
  readonly takenBack: () => void;
}
