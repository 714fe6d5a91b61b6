/** What can be known of the way to the gateway: whether there is a network, and that the gateway answers again. */
export interface Connection {
  /** False where the device knows that it has no network. */
  readonly isUp: () => boolean;
  /** Hears that the network is lost, and that it is back or the gateway answers again. @param signal ends the hearing */
  readonly listen: (hear: (change: 'lost' | 'back') => void, signal: AbortSignal) => void;
}
