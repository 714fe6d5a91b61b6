import { expect, test } from 'vitest';
import { mayBeDone } from '../../../src/domain/gateway/failure';
import { unansweredText } from '../../../src/domain/gateway/unanswered-text';
import { everyFailure } from '../../support/failures';

test('[GAT-07] only a call that was answered surely did nothing when it failed', () => {
  const sure = everyFailure.filter((failure) => !mayBeDone(failure)).map(({ kind }) => kind);
  expect([...new Set(sure)].toSorted()).toEqual(['notLoggedIn', 'refused', 'unauthenticated']);
});

test('[GAT-07] what may have been done is said only of a call without an answer', () => {
  expect(unansweredText({ kind: 'timeout' }, '可能已修改成功')).toBe('系统接口请求超时，可能已修改成功');
  expect(unansweredText({ kind: 'refused', code: 400, message: '原密码不正确' }, '可能已修改成功')).toBe(
    '原密码不正确',
  );
});
