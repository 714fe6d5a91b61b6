import { readUserAgent } from '../../../contract/values/user-agent';

/** Search engines' crawlers as their user agents name themselves; a browser of the same house is none. */
const crawlers =
  /Baiduspider|Googlebot|Google-InspectionTool|bingbot|Sogou[\w -]{0,30}spider|360Spider|HaosouSpider|YisouSpider|Bytespider|Toutiaospider|PetalBot|Applebot|YandexBot|DuckDuckBot|Slurp/i;

/** Whether a user agent is a search engine's crawler (product.md §6, ACC-03). */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(readUserAgent(userAgent));
}
