import { payloadElementId } from '../wiring/page-payload';
import type { PageAssets } from './assets';

export interface DocumentParts {
  readonly template: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** JSON without '<'. */
  readonly payload: string;
  readonly nonce: string;
  readonly assets: PageAssets;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Links that tell the client's loader that a style sheet is here already: disabled ones are not fetched,
 * since their rules stand in the page.
 */
const styleMarks = ({ styleFiles }: PageAssets): string =>
  styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');

const preloads = ({ scriptFiles }: PageAssets): string =>
  scriptFiles.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`).join('');

const head = ({ description, nonce, assets }: DocumentParts): string =>
  [
    `<meta name="description" content="${escaped(description)}">`,
    assets.css === '' ? '' : `<style nonce="${nonce}">${assets.css}</style>`,
    styleMarks(assets),
    preloads(assets),
  ].join('');

/** The whole document: the client's own page with title, styles, content and the answers it was made from. */
export const documentOf = (parts: DocumentParts): string =>
  parts.template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(parts.title)}</title>`)
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, (link) =>
      parts.assets.css === '' ? link : '',
    )
    .replaceAll('<script type="module"', `<script nonce="${parts.nonce}" type="module"`)
    .replace('</head>', () => `${head(parts)}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${parts.body}</div><script type="application/json" id="${payloadElementId}">${parts.payload}</script>`,
    );
