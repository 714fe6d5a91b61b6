import { html } from 'hono/html';
import { beijingTime } from '../../../../../contract/values/beijing-time';
import type { MadePage, PageAnswer, PageRequest } from '../../../ports/page-renderer';
import type { SiteMap } from '../../../ports/site-map';
import type { PageSource } from './page-source';

/** Pages for members alone, or that lead nowhere without a login. */
const notForCrawlers = [
  '/gateway',
  '/beacon',
  '/login',
  '/redirect',
  '/user',
  '/message',
  '/pay',
  '/member',
  '/push_settings',
  '/new_buy',
  '/favorite',
  '/bidder_sales',
];
const readable = ['/user/agreement', '/user/privacy'];

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...readable.map((path) => `Allow: ${path}`),
    ...notForCrawlers.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

interface Entry {
  readonly address: string;
  readonly changedAt: number | null;
}

const entry = (element: 'url' | 'sitemap', { address, changedAt }: Entry): ReturnType<typeof html> => {
  // By day: an exact time could match another time of the same owner (ENT-08).
  const changed = changedAt === null ? '' : html`<lastmod>${beijingTime(changedAt).slice(0, 10)}</lastmod>`;
  return html`<${element}><loc>${address}</loc>${changed}</${element}>`;
};

const xml = async (root: 'urlset' | 'sitemapindex', entries: readonly Entry[]): Promise<string> => {
  const element = root === 'urlset' ? 'url' : 'sitemap';
  const lines = await Promise.all(entries.map(async (each) => entry(element, each)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
};

const file = (mediaType: string, html: string): MadePage => ({ kind: 'page', status: 200, html, mediaType });

const partPath = /^\/sitemap\/([a-z]{1,20}(?:-\d{1,2})?)\.xml$/;

const missing = (key: string): MadePage => ({
  kind: 'missing',
  key,
  html: () => '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>文件不存在</title>',
});

/** The file at an address for crawlers alone; null where a page is. */
const madeFor = (siteMap: SiteMap, { path, origin }: PageRequest): (() => Promise<MadePage>) | null => {
  if (path === '/robots.txt') return () => Promise.resolve(file('text/plain', robots(origin)));
  if (path === '/sitemap.xml')
    return async () => {
      const parts = await siteMap.parts();
      const entries = parts.map(({ name, changedAt }) => ({
        address: `${origin}/sitemap/${name}.xml`,
        changedAt,
      }));
      return file('application/xml', await xml('sitemapindex', entries));
    };
  const [, name] = partPath.exec(path) ?? [];
  if (name === undefined) return null;
  return async () => {
    const pages = await siteMap.pages(name);
    if (pages === null) return missing('no part of the site map');
    const entries = pages.map((page) => ({ address: `${origin}${page.path}`, changedAt: page.changedAt }));
    return file('application/xml', await xml('urlset', entries));
  };
};

/** The pages and the files for crawlers, cached as they are: robots.txt, and the site map in parts. */
export const withSiteMap = (source: PageSource, siteMap: SiteMap): PageSource => ({
  ...source,
  render: (request) => {
    const make = madeFor(siteMap, request);
    if (make === null) return source.render(request);
    const key = JSON.stringify(['crawlers', request.origin, request.path]);
    const answer: PageAnswer = { kind: 'page', key, isPublic: true, make };
    return Promise.resolve(answer);
  },
});
