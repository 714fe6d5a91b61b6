import { decodeConfig } from './domain/config/decode-config';
import type { RuntimeConfig } from '../contract/config/runtime-config';
import { isLeft } from 'fp-ts/Either';
import type { GatewayCall } from './adapters/gateway-direct/gateway-call';
import type { KnownOrNot } from './application/shell/navigation/navigation-events';
import { isCrawler } from './domain/access/crawler';
import { canonicalSearch } from './domain/deal-filter/canonical-search';
import { matchRoute, type RouteMatch } from './domain/route/match-route';
import { pageSource, type PageName } from './domain/route/page-at';
import { errorTitle, pageTitle, titleAt } from './domain/route/page-title';
import { beijingDayOf } from './domain/time/beijing-day';
import { answersOf, type PageAnswers } from './server/answers';
import { pageAssets, type Assets } from './server/assets';
import { directGateways } from './server/container';
import { documentOf } from './server/document';
import { headOf } from './server/heads/heads';
import { renderPage } from './server/render-page';
import { serverPorts } from './server/page-ports';
import { richTextWriter } from './server/rich-text';
import { serverFrames } from './server/page-frames';
import { standingAt, type Standing } from './server/standing';
import { linkOf } from './domain/address/link-of';
import { everyPage } from './wiring/page-map';
import { encodePayload } from './wiring/page-payload';
import { allToDraw } from './ui/kit/later/drawn-before';
import { errorScreenLater } from './ui/frame/error-screen/error-screen-later';

export interface PageRequest {
  readonly path: string;
  /** With '?', or ''. */
  readonly search: string;
  /** Where the application is reached, without a final slash. */
  readonly origin: string;
  readonly userAgent: string;
  /** A token cookie came with the request: the page is made without anybody's data (ACC-09). */
  readonly hasToken: boolean;
  /** The text of config.json. */
  readonly config: string;
  /** Calls the gateway of this process as a visitor. */
  readonly call: GatewayCall;
}

/** A rendered page; `missing` when what it is about does not exist, for which all pages of `key` are the same. */
export type MadePage =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'missing'; readonly key: string; readonly html: () => string };

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'page';
      /** All that decides the page's bytes, in addition to the build and the gateway's answers. */
      readonly key: string;
      /** It is a visitor's, and the same for all of them (ACC-09). */
      readonly isPublic: boolean;
      readonly make: () => Promise<MadePage>;
    };

type Shown = Exclude<Standing, { readonly kind: 'redirect' }>;

const description = '面向专业投资人的并购与股权投资项目平台：出售项目、求购需求、保密协议与在线咨询。';

const visitorOf = ({ hasToken, userAgent }: PageRequest): KnownOrNot =>
  hasToken ? { kind: 'unknown' } : { kind: isCrawler(userAgent) ? 'crawler' : 'anonymous' };

const decodedConfig = (text: string): RuntimeConfig => {
  const config = decodeConfig(text);
  if (isLeft(config))
    throw new Error(`config.json: ${config.left.kind === 'field' ? config.left.field : config.left.kind}`);
  return config.right;
};

/** Most requests come by the same address as the one before them, and then read the same configuration. */
const configReader = (): ((text: string) => RuntimeConfig) => {
  let last: { readonly text: string; readonly config: RuntimeConfig } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, config: decodedConfig(text) };
    return last.config;
  };
};

const titleOf = (match: RouteMatch, address: string): string | null => {
  if (match.kind === 'matched') return titleAt(match.row, address);
  return errorTitle(match.kind === 'notFound' ? 404 : 500);
};

const statusOf = (match: RouteMatch): number => {
  if (match.kind === 'matched') return match.row.name === 'error404' ? 404 : 200;
  return match.kind === 'notFound' ? 404 : 500;
};

/** A thing that does not exist has no address of its own: all of its route are one. */
const routeOf = ({ match, address }: Shown): string => (match.kind === 'matched' ? match.row.path : address);

/** The target after a login, and repeated parameters, make no other page for search engines. */
const canonicalAddress = (name: PageName | null, address: string): string => {
  const [path = '', query = ''] = address.split('?');
  const asked = new URLSearchParams(query);
  asked.delete('redirect');
  const read = new URLSearchParams(
    [...new Set(asked.keys())].map((key) => [key, asked.get(key) ?? '']),
  ).toString();
  return `${path}${canonicalSearch(name, read === '' ? '' : `?${read}`)}`;
};

const noAnswers: PageAnswers = { answers: {}, notFound: false };

/** Finds and renders pages from one client build. Source: ACC-03, ACC-09, PER-03. */
export const createRenderer = (assets: Assets) => {
  const assetsOf = pageAssets(assets);
  const configOf = configReader();
  const allPages = everyPage().then(async (pages) => {
    await Promise.all([allToDraw(), errorScreenLater.preload()]);
    return pages;
  });
  const withRichText = richTextWriter();
  return async (request: PageRequest): Promise<PageAnswer> => {
    const pages = await allPages;
    const config = configOf(request.config);
    const sourceTypes = config.sourceTypes.map(({ value }) => value);
    const match = (address: string): RouteMatch => matchRoute(address, sourceTypes);
    const visitor = visitorOf(request);
    const standing = standingAt({ ...request, visitor, match }, pages);
    if (standing.kind === 'redirect') return standing;

    const { name, address, search } = standing;
    const day = beijingDayOf(Date.now());
    const isShell = standing.kind === 'shell';
    const key = (...keyParts: readonly string[]): string =>
      JSON.stringify([request.origin, request.config, visitor.kind, standing.kind, ...keyParts]);

    const make = async (): Promise<MadePage> => {
      const gateways = directGateways(config, request.call);
      const pageCode = serverFrames(pages, serverPorts(gateways));
      const params = standing.match.kind === 'matched' ? standing.match.params : {};
      const where = { params, address, search, user: null, captchaAppid: null };
      const flows = (isShell || name === null ? undefined : pageCode.frameOf(name)?.flows(where)) ?? {};
      const { answers, notFound } = isShell ? noAnswers : await answersOf(flows, request.hasToken);
      const leadsTo = linkOf({ origin: '', allowedHosts: config.allowedHosts }, match);
      const shown = { address, visitor, config, match, gateways, pageCode, day, linkOf: leadsTo };
      const at = (path: string): string => new URL(path, request.origin).href;
      const head = notFound ? {} : headOf(name, { answers, params, search, at, config });
      const title = notFound ? errorTitle(404) : (head.title ?? titleOf(standing.match, address));
      const isFound = !isShell && !notFound && statusOf(standing.match) === 200;
      const html = (body: string): string =>
        documentOf({
          template: assets.template,
          title: pageTitle(title, config.product),
          product: config.product,
          description: head.description ?? description,
          type: head.type ?? 'website',
          canonical: isFound && head.isOver !== true ? at(canonicalAddress(name, address)) : null,
          image: head.image ?? at('/icon-512.png'),
          statements: head.statements ?? [],
          body,
          payload: encodePayload({ config, answers, day, shell: isShell }),
          assets: assetsOf(name === null ? null : pageSource(name)),
        });
      const render = (writtenRichText: (html: string) => string): string =>
        renderPage({ ...shown, writtenRichText }, answers);
      if (notFound)
        return {
          kind: 'missing',
          key: key(routeOf(standing), 'missing'),
          html: () => html(render(() => '')),
        };
      const body = isShell ? '' : await withRichText(leadsTo, render);
      return { kind: 'page', status: statusOf(standing.match), html: html(body) };
    };

    return { kind: 'page', key: key(address), isPublic: visitor.kind === 'anonymous' && !isShell, make };
  };
};
