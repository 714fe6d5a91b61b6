import { expect, test } from 'vitest';
import { pageTitle } from '../../../src/domain/route/page-title';

test('[ENV-07][LAY-02] a title is the page and the product, and before them how much is unread', () => {
  expect(pageTitle('消息', '琥珀并购')).toBe('消息 - 琥珀并购');
  expect(pageTitle('消息', '琥珀并购', null)).toBe('消息 - 琥珀并购');
  expect(pageTitle('消息', '琥珀并购', '3')).toBe('(3) 消息 - 琥珀并购');
  expect(pageTitle(null, '琥珀并购', '99+')).toBe('(99+) 首页 - 琥珀并购');
});
