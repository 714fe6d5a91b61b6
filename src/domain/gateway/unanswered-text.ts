import { mayBeDone, type GatewayFailure } from './failure';
import { failureText } from './failure-text';

/** What a person reads of a failed write: where no answer came, with what may have been done and how to find out. */
export const unansweredText = (failure: GatewayFailure, mayBe: string): string =>
  mayBeDone(failure) ? `${failureText(failure)}，${mayBe}` : failureText(failure);
