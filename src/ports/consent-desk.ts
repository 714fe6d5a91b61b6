/** Where a page hands over what became of the consent to the privacy policy. */
export interface ConsentDesk {
  /** The person took it back: the session ends, and the app asks again (PRI-06). */
  readonly takenBack: () => void;
}
