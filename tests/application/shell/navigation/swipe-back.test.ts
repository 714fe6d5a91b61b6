import { expect, test } from 'vitest';
import { offersSwipeBack } from '../../../../src/application/shell/navigation/swipe-back';

test.each<[string, readonly string[], boolean]>([
  ['nothing on the page', [], true],
  ['a sheet, which back closes first', ['country-picker'], true],
  ['the captcha of a login', ['captcha'], false],
  ['the captcha before a code', ['code-captcha'], false],
  ['a dialog over a captcha', ['captcha', 'session.logout'], false],
])('[LAY-04] with %s (%j) a swipe is heard: %s', (_, layers, offered) => {
  expect(offersSwipeBack({ layers })).toBe(offered);
});
