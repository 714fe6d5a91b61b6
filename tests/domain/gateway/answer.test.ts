import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerCode, answerMessage, askedWaitMs, messageOfSuccess } from '../../../src/domain/gateway/answer';
import { numericStrings } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test.each([
  [{}, 200],
  [{ resultCode: 1 }, 200],
  [{ resultCode: '1' }, 200],
  [{ resultCode: 200 }, 200],
  [{ resultCode: '200' }, 200],
  [{ resultCode: 0 }, 0],
  [{ resultCode: 500, state: 200 }, 500],
  [{ resultCode: 1, state: 500 }, 200],
  [{ state: 404 }, 404],
  [{ state: '404' }, 404],
  [{ state: '1' }, 200],
  [{ resultCode: null, state: 403 }, 403],
  [{ resultCode: '', state: '401' }, 401],
  [{ resultCode: null, state: null }, 200],
  [{ code: 500 }, 200],
])('[GAT-04] the answer %j has code %i', (answer, code) => {
  expect(answerCode(answer)).toEqual({ kind: 'code', code });
});

test.each([
  [{ resultCode: 'ok' }, 'resultCode'],
  [{ resultCode: true }, 'resultCode'],
  [{ resultCode: {} }, 'resultCode'],
  [{ resultCode: '２００', state: 200 }, 'resultCode'],
  [{ state: 'done' }, 'state'],
  [{ state: [200] }, 'state'],
])('[GAT-04][GAT-09] the answer %j has no code that can be read, and %s is to blame', (answer, field) => {
  expect(answerCode(answer)).toEqual({ kind: 'malformed', field });
});

test.each([
  [{ data: { retryAfter: 60 } }, 60_000],
  [{ data: { retryAfter: '60' } }, 60_000],
  [{ retryAfter: 1 }, 1_000],
  [{ data: { retryAfter: 1e9 } }, 24 * 60 * 60_000],
  [{ data: { retryAfter: 0 } }, null],
  [{ data: { retryAfter: -5 } }, null],
  [{ data: { retryAfter: '一分钟' } }, null],
  [{ data: null }, null],
  [{ data: [] }, null],
  [{}, null],
])('[SEC-05] the answer %j asks to wait for %s ms', (answer, ms) => {
  expect(askedWaitMs(answer)).toBe(ms);
});

test('[GAT-04] numbers and numeric strings are the same code, in either field', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer().map(String), numericStrings),
      fc.constantFrom('resultCode', 'state'),
      (text, field) => {
        expect(answerCode({ [field]: text })).toEqual(answerCode({ [field]: Number(text) }));
      },
    ),
    runs,
  );
});

test.each([
  [{ resultMsg: '甲', errorMsg: '乙', message: '丙', msg: '丁', message_cn: '戊' }, '甲'],
  [{ resultMsg: '', errorMsg: '乙', message: '丙', msg: '丁', message_cn: '戊' }, '乙'],
  [{ resultMsg: null, errorMsg: '  ', message: '丙', msg: '丁', message_cn: '戊' }, '丙'],
  [{ msg: '丁', message_cn: '戊' }, '丁'],
  [{ message_cn: '戊' }, '戊'],
])('[GAT-05] of the messages in %j, %s is told', (answer, message) => {
  expect(answerMessage(answer, 500)).toBe(message);
});

test.each([
  [401, '认证失败，无法访问系统资源'],
  [403, '当前操作没有权限'],
  [404, '访问资源不存在'],
  [500, '系统未知错误，请反馈给管理员'],
  [200, '系统未知错误，请反馈给管理员'],
])('[GAT-05] code %i without a message says %s', (code, message) => {
  expect(answerMessage({}, code)).toBe(message);
  expect(answerMessage({ resultMsg: '', msg: 5 }, code)).toBe(message);
});

test('[GAT-05] there is always a message to tell', () => {
  fc.assert(
    fc.property(fc.object(), fc.integer(), (answer, code) => answerMessage(answer, code).trim() !== ''),
    runs,
  );
});

test.each([
  ['登录成功', '系统未知错误，请反馈给管理员'],
  ['操作成功！', '系统未知错误，请反馈给管理员'],
  ['success', '系统未知错误，请反馈给管理员'],
  ['OK', '系统未知错误，请反馈给管理员'],
  ['密码不正确', '密码不正确'],
  ['token expired', 'token expired'],
])('[LOG-02] beside a success that brought nothing the text %s is told as %s', (msg, reported) => {
  expect(messageOfSuccess({ resultCode: 200, msg })).toBe(reported);
});
