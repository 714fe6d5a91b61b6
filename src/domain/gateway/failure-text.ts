import { dialogButtons, dialogTitle, type Notice } from '../notice/notice';
import { mayBeDone, saysNotThere, type GatewayFailure } from './failure';

/** What to tell a person of a failed call (product.md §8, GAT-05, GAT-07, SES-06). */
export function failureText(failure: GatewayFailure): string {
  switch (failure.kind) {
    case 'network':
      return '后端接口连接异常';
    case 'timeout':
      return '系统接口请求超时';
    case 'status':
      return `系统接口${failure.status}异常`;
    case 'malformed':
      return '系统返回的数据有误，请稍后重试';
    case 'notLoggedIn':
      return '未登录';
    case 'cancelled':
      return '请求已取消';
    case 'unauthenticated':
    case 'refused':
      return failure.message;
  }
}

/** What a person can do about a failure whose text names the fault alone, by that text. */
const advices: readonly (readonly [text: RegExp, advice: string])[] = [
  [/^后端接口连接异常。?$/, '请检查网络连接后重试；如果网络正常，可能是服务正在维护，请稍后再试。'],
  [/^系统接口请求超时。?$/, '网络较慢或服务繁忙，请稍后重试。'],
  [/^系统接口\d+异常。?$/, '服务暂时不可用，请稍后重试。'],
];

/** The sentence below the text of a failure that says what to do (product.md §8); null where the text says it. */
export const failureAdvice = (text: string): string | null =>
  advices.find(([fault]) => fault.test(text))?.[1] ?? null;

/** The same of a write: where no answer came, with what may have been done and how to find out. */
export const unansweredText = (failure: GatewayFailure, mayBe: string): string =>
  mayBeDone(failure) ? `${failureText(failure)}，${mayBe}` : failureText(failure);

/** Refusals that trying again does not change: not allowed, not there, too late, done otherwise meanwhile. */
const isFinal = (failure: GatewayFailure): boolean =>
  failure.kind === 'notLoggedIn' ||
  saysNotThere(failure) ||
  (failure.kind === 'refused' && (failure.code === 409 || failure.code === 410));

/**
 * The same as a whole sentence where it stands alone, with the advice to try again where that can help and is not
 * given already.
 */
export function failureSentence(failure: GatewayFailure): string {
  const text = failureText(failure).replace(/(?<![。，\uff01])[。，\uff01]+$/, '');
  const advice = failureAdvice(text);
  if (advice !== null) return `${text}。${advice}`;
  return isFinal(failure) || /[重再]试/.test(text) ? `${text}。` : `${text}，请稍后重试。`;
}

const dialog = (failure: GatewayFailure): Notice => ({
  kind: 'dialog',
  id: `failure:${failureText(failure)}`,
  title: dialogTitle,
  text: failureText(failure),
  buttons: [dialogButtons.close],
});

/**
 * How a person is told of a failed call that nobody else tells of: code 500 by a toast, another code by
 * a notification (GAT-06); no answer, a bad status or a malformed one by a dialog (GAT-07). Null where
 * nothing is told: a 401 ends the session instead (SES-07), and a cancelled call was left on purpose.
 */
export function failureNotice(failure: GatewayFailure): Notice | null {
  switch (failure.kind) {
    case 'unauthenticated':
    case 'cancelled':
      return null;
    case 'refused':
      return { kind: failure.code === 500 ? 'toast' : 'notification', text: failure.message };
    case 'notLoggedIn':
      return { kind: 'notification', text: failureText(failure) };
    case 'network':
    case 'timeout':
    case 'status':
    case 'malformed':
      return dialog(failure);
  }
}
