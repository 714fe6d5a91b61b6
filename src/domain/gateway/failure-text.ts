import { dialogButtons, dialogTitle, type Notice } from '../notice/notice';
import type { GatewayFailure } from './failure';

/** The text for a failed call (product.md §8, GAT-05, GAT-07, SES-06). */
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

const dialog = (failure: GatewayFailure): Notice => ({
  kind: 'dialog',
  id: `failure:${failureText(failure)}`,
  title: dialogTitle,
  text: failureText(failure),
  buttons: [dialogButtons.close],
});

/**
 * The notice for a failed call that no caller handles: code 500 by a toast, another code by
 * a notification (GAT-06); no answer, a bad status or a malformed one by a dialog (GAT-07). Null for
 * no notice: a 401 ends the session instead (SES-07), and a cancelled call was left on purpose.
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
