import { expect, test } from 'vitest';
import { captchaAppidOf } from '../../../src/domain/captcha/captcha-appid';

const language = 'zh-CN';

test.each([
  { host: 'https://captcha.example', appid: '2030', gives: '2030' },
  { host: 'https://captcha.example', appid: '', gives: null },
  { host: '', appid: '2030', gives: false },
  { host: '', appid: '', gives: false },
])('[CAP-02] host "$host" with appid "$appid" gives $gives', ({ host, appid, gives }) => {
  expect(captchaAppidOf({ host, appid, language })).toBe(gives);
});
