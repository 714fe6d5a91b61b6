import { expect, test } from 'vitest';
import { messageSubject } from '../../../src/domain/message/message-subject';

test.each([
  ['/pay/HP1', '买方会员已开通', 'order'],
  ['/pay', null, 'order'],
  ['/pay/HP1', '电子发票已开具', 'invoice'],
  ['/sale/entrust/S1?from=message', null, 'deal'],
  ['/buy/B1', null, 'deal'],
  ['/member', null, 'membership'],
  ['/user/underReview', '认证未通过', 'verification'],
  ['/payments', null, 'other'],
  ['/user', null, 'other'],
] as const)('[SCR-11] a link to %s in a message "%s" is about the %s', (to, title, subject) => {
  expect(messageSubject(to, title)).toBe(subject);
});
