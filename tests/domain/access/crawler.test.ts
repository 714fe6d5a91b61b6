import { expect, test } from 'vitest';
import { isCrawler } from '../../../src/domain/access/crawler';

test.each([
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'Sogou Pic Spider/3.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'Mozilla/5.0 (compatible; 360Spider/1.0)',
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (compatible; YisouSpider/5.0)',
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'mozilla/5.0 (compatible; BAIDUSPIDER/2.0)',
])('[ACC-03] %s is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  '',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120 Safari/537.36 SE 2.X MetaSr 1.0 SogouMSE',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36 SogouMobileBrowser/5.22',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Safari/537.36 360SE',
  'Mozilla/5.0 (Linux; Android 14) baiduboxapp/13.0 (Baidu; P1 14)',
])('[ACC-03] %s is a person', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
