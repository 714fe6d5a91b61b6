/** Which conversation is shown, and where. */
export interface ChatProps {
  /** The other party. */
  readonly peerId: string;
  /** What they are called, where the list tells; null where it does not. */
  readonly knownAs: string | null;
  /** At a desk it is a pane beside the list, and Enter sends. */
  readonly atDesk: boolean;
}
