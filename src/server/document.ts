import { payloadElementId } from '../wiring/page-payload';
import type { PageAssets } from './assets';
import type { Statement } from './heads/head';

export interface DocumentParts {
  readonly template: string;
  readonly title: string;
  readonly product: string;
  readonly description: string;
  readonly type: 'website' | 'article';
  /** The page's one address without other parameters; null for a page that search engines shall not index. */
  readonly canonical: string | null;
  /** The whole address of a picture. */
  readonly image: string;
  readonly statements: readonly Statement[];
  readonly body: string;
  /** JSON without '<'. */
  readonly payload: string;
  readonly assets: PageAssets;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Links that make the client's loader skip a style sheet: they are disabled and not fetched, since the page
 * contains the rules.
 */
const styleLinks = ({ styleFiles }: PageAssets): string =>
  styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');

const preloads = ({ scriptFiles }: PageAssets): string =>
  scriptFiles.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`).join('');

const styles = ({ assets }: DocumentParts): string =>
  assets.css === '' ? '' : `<style>${assets.css}</style>`;

/** What a page is called where its link is shown: in a chat, a post, a search result. */
const openGraph = ({ title, description, product, type, image, canonical }: DocumentParts): string =>
  Object.entries({
    type,
    locale: 'zh_CN',
    site_name: product,
    title,
    description,
    image,
    ...(canonical === null ? {} : { url: canonical }),
  })
    .map(([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`)
    .join('');

/** Statements as a script that none runs: with no '<' in it nothing of them ends it early. */
const statementsOf = ({ statements }: DocumentParts): string =>
  statements.length === 0
    ? ''
    : `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': statements,
      }).replaceAll('<', '\\u003c')}</script>`;

const canonicalOf = ({ canonical }: DocumentParts): string =>
  canonical === null
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${escaped(canonical)}">`;

const headOf = (parts: DocumentParts): string =>
  `<meta name="description" content="${escaped(parts.description)}">${canonicalOf(parts)}${openGraph(parts)}`;

/**
 * The template's modules. They run after the whole page has loaded, wherever the document has them. The script of the text
 * size is none: it runs in the head, before the first paint (decision 52).
 */
const script = /\s{0,8}<script type="module"[^<>]{0,500} src="[^"<>]{0,300}"[^<>]{0,500}><\/script>/g;

const payload = (parts: DocumentParts): string =>
  `<script type="application/json" id="${payloadElementId}">${parts.payload}</script>`;

/**
 * Returns the document: the client's page with title, styles, content and the answers of the ports. The order
 * is that of painting: styles, content, the scripts' loader, and last their input.
 */
export const documentOf = (parts: DocumentParts): string => {
  const { template, title, body, assets } = parts;
  const scripts = (template.match(script) ?? []).map((element) => element.trim()).join('');
  return template
    .replaceAll(script, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${styles(parts)}`)
    .replaceAll(/\s{0,8}<link rel="(?:stylesheet|modulepreload)"[^<>]*>/g, (link) =>
      assets.css === '' ? link : '',
    )
    .replace('</head>', () => `${headOf(parts)}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body}</div>${styleLinks(assets)}${scripts}${preloads(assets)}${payload(parts)}${statementsOf(parts)}`,
    );
};
