import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import { failureAdvice } from '../../../src/domain/gateway/failure-advice';
import { failureSentence } from '../../../src/domain/gateway/failure-sentence';
import { failureNotice, failureText } from '../../../src/domain/gateway/failure-text';

const refused = (code: number): GatewayFailure => ({ kind: 'refused', code, message: '金额有误' });

test.each<[GatewayFailure, string]>([
  [{ kind: 'network' }, '后端接口连接异常'],
  [{ kind: 'timeout' }, '系统接口请求超时'],
  [{ kind: 'status', status: 502 }, '系统接口502异常'],
])('[GAT-07][GAT-13] %j is told in a dialog titled 系统提示 that says %s', (failure, text) => {
  expect(failureNotice(failure)).toEqual({
    kind: 'dialog',
    id: `failure:${text}`,
    title: '系统提示',
    text,
    buttons: [{ choice: 'close', label: '关闭' }],
  });
});

test('[GAT-06] code 500 is told by a toast with the message, any other code by a notification', () => {
  expect(failureNotice(refused(500))).toEqual({ kind: 'toast', text: '金额有误' });
  expect([400, 403, 404, 429, 501].map((code) => failureNotice(refused(code)))).toEqual(
    Array(5).fill({ kind: 'notification', text: '金额有误' }),
  );
});

test('[GAT-06] a 401 and a cancelled call are told by nobody here', () => {
  expect(failureNotice({ kind: 'unauthenticated', message: '请登录' })).toBeNull();
  expect(failureNotice({ kind: 'cancelled' })).toBeNull();
});

test('[SES-06] without a token the text is 未登录', () => {
  expect(failureText({ kind: 'notLoggedIn' })).toBe('未登录');
  expect(failureNotice({ kind: 'notLoggedIn' })).toEqual({ kind: 'notification', text: '未登录' });
});

test('[GAT-09] a malformed answer is told in a dialog, without the name of its field', () => {
  const notice = failureNotice({ kind: 'malformed', field: 'data.list.3.id' });
  expect(notice?.kind).toBe('dialog');
  expect(notice?.text).toBe('系统返回的数据有误，请稍后重试');
});

test('[GAT-05] the message of the server is told as it came', () => {
  expect(failureText(refused(400))).toBe('金额有误');
  expect(failureText({ kind: 'unauthenticated', message: '请登录' })).toBe('请登录');
  expect(failureText({ kind: 'cancelled' })).toBe('请求已取消');
});

test.each<[GatewayFailure, string]>([
  [
    { kind: 'network' },
    '后端接口连接异常。请检查网络连接后重试；如果网络正常，可能是服务正在维护，请稍后再试。',
  ],
  [{ kind: 'malformed', field: 'data' }, '系统返回的数据有误，请稍后重试。'],
  [{ kind: 'refused', code: 403, message: '当前操作没有权限' }, '当前操作没有权限。'],
  [{ kind: 'refused', code: 404, message: '访问资源不存在。' }, '访问资源不存在。'],
  [
    { kind: 'refused', code: 409, message: '消息发出已超过 2 分钟，不能撤回' },
    '消息发出已超过 2 分钟，不能撤回。',
  ],
  [{ kind: 'refused', code: 410, message: '订单已取消' }, '订单已取消。'],
  [{ kind: 'refused', code: 429, message: '查看文件过于频繁，请稍后再试' }, '查看文件过于频繁，请稍后再试。'],
  [{ kind: 'refused', code: 620, message: '本栏目正在维护' }, '本栏目正在维护，请稍后重试。'],
  [{ kind: 'notLoggedIn' }, '未登录。'],
])('[LAY-16][GAT-05] where it stands alone %j reads %s', (failure, sentence) => {
  expect(failureSentence(failure)).toBe(sentence);
});

test('[LAY-16] the advice to try again never stands twice, and never where it cannot help', () => {
  const message = fc.oneof(
    fc.string(),
    fc.constantFrom('请重试', '请稍后重试。', '出错了，请稍后重试，', '请稍后再试'),
  );
  fc.assert(
    fc.property(message, fc.constantFrom(403, 404, 409, 410, 429, 500, 620), (said, code) => {
      const sentence = failureSentence({ kind: 'refused', code, message: said });
      const advised = sentence.split('重试').length - said.split('重试').length;
      const isFinal = [403, 404, 409, 410].includes(code);
      expect(advised).toBe(isFinal || /[重再]试/.test(said) ? 0 : 1);
      expect(sentence).not.toContain('。，');
    }),
  );
});

test('[GAT-05][LAY-16] a failure whose text names the fault alone says below it what to do', () => {
  const advised = ([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'status', status: 502 }] as const).map(
    (failure) => failureAdvice(failureText(failure)),
  );
  expect(advised.every((advice) => advice !== null && /重试|再试/.test(advice))).toBe(true);
  expect(failureAdvice(failureText({ kind: 'refused', code: 409, message: '订单已支付' }))).toBeNull();
});
