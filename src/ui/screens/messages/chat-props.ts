/** Which conversation is shown, and where. */
export interface ChatProps {
  /** The other party. */
  readonly peerId: string;
  /** At a desk it is a pane beside the list, and Enter sends. */
  readonly atDesk: boolean;
}
