import type { Peer } from '../ports/http-service';

/** What the handlers know of the other end. */
export interface CaptchaEnvironment {
  readonly Bindings: Peer;
}
