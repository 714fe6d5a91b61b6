/** The facts about the other end of a request. */
export interface Peer {
  /** The visitor's address as the gateway counts limits by it. */
  readonly ip: string;
}

/** A self-contained part that answers requests, such as the captcha service on the second port. */
export interface HttpService {
  readonly answer: (request: Request, peer: Peer) => Promise<Response>;
}
