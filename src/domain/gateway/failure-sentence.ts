import { saysNotThere, type GatewayFailure } from './failure';
import { failureAdvice } from './failure-advice';
import { failureText } from './failure-text';

/** Refusals that trying again does not change: not allowed, not there, too late, done otherwise meanwhile. */
const isFinal = (failure: GatewayFailure): boolean =>
  failure.kind === 'notLoggedIn' ||
  saysNotThere(failure) ||
  (failure.kind === 'refused' && (failure.code === 409 || failure.code === 410));

/**
 * The text of a failure as a whole sentence of its own, with the advice to try again where that can help and is not
 * given already.
 */
export function failureSentence(failure: GatewayFailure): string {
  const text = failureText(failure).replace(/(?<![。，\uff01])[。，\uff01]+$/, '');
  const advice = failureAdvice(text);
  if (advice !== null) return `${text}。${advice}`;
  return isFinal(failure) || /[重再]试/.test(text) ? `${text}。` : `${text}，请稍后重试。`;
}
