import { decodeConfig } from './domain/config/decode-config';
import type { RuntimeConfig } from '../contract/config/runtime-config';
import { isLeft } from 'fp-ts/Either';
import type { GatewayCall } from './adapters/gateway-direct/gateway-call';
import { planNavigation } from './application/navigation/plan';
import type { KnownOrNot } from './application/navigation/navigation-events';
import { isCrawler } from './domain/access/crawler';
import { matchRoute, type RouteMatch } from './domain/route/match-route';
import { errorTitle, pageTitle, titleAt } from './domain/route/page-title';
import { answersOf, type PageAnswers } from './server/answers';
import { pageAssets, type Assets } from './server/assets';
import { directGateways } from './server/container';
import { documentOf } from './server/document';
import { renderPage } from './server/render-page';
import { serverPorts } from './server/page-ports';
import { serverRooms } from './server/rooms';
import { pageAt, pageSource, type PageName } from './domain/route/page-at';
import type { PageCode } from './ui/given/flows';
import type { AnyFlows } from './ui/room/flow';
import { everyPage } from './wiring/page-map';
import { encodePayload } from './wiring/page-payload';

export interface RenderInput {
  readonly path: string;
  /** With '?', or ''. */
  readonly search: string;
  readonly userAgent: string;
  /** A token cookie came with the request: the page is made without anybody's data (ACC-09). */
  readonly hasToken: boolean;
  readonly nonce: string;
  /** The text of config.json. */
  readonly config: string;
  /** Calls the gateway of this process as a visitor. */
  readonly call: GatewayCall;
}

export type RenderOutput =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly location: string };

const description = '面向专业投资人的并购与股权投资项目平台：出售项目、保密协议、消息与撮合。';

const visitorOf = ({ hasToken, userAgent }: RenderInput): KnownOrNot =>
  hasToken ? { kind: 'unknown' } : { kind: isCrawler(userAgent) ? 'crawler' : 'anonymous' };

const configOf = (text: string): RuntimeConfig => {
  const config = decodeConfig(text);
  if (isLeft(config))
    throw new Error(`config.json: ${config.left.kind === 'field' ? config.left.field : config.left.kind}`);
  return config.right;
};

const titleOf = (match: RouteMatch, address: string): string | null => {
  if (match.kind === 'matched') return titleAt(match.row, address);
  return errorTitle(match.kind === 'notFound' ? 404 : 500);
};

const statusOf = (match: RouteMatch): number => {
  if (match.kind === 'matched') return match.row.name === 'error404' ? 404 : 200;
  return match.kind === 'notFound' ? 404 : 500;
};

const pageOf = (match: RouteMatch, address: string): PageName | null =>
  match.kind === 'matched' ? pageAt(match.row.name, address) : null;

const noAnswers: PageAnswers = { answers: {}, notFound: false };

/** The flows of the page that is shown, as a visitor's begin. */
const flowsAt = (match: RouteMatch, address: string, search: string, code: PageCode): AnyFlows => {
  const name = pageOf(match, address);
  const params = match.kind === 'matched' ? match.params : {};
  const where = { params, address, search, user: null, captchaAppid: null };
  return (name === null ? undefined : code.roomOf(name)?.flows(where)) ?? {};
};

const sourceOf = (match: RouteMatch, address: string): string | null => {
  const name = pageOf(match, address);
  return name === null ? null : pageSource(name);
};

/** Renders pages from one client build. Source: ACC-03, ACC-09, PER-03. */
export const createRenderer = (assets: Assets) => {
  const assetsOf = pageAssets(assets);
  const pages = everyPage();
  return async (input: RenderInput): Promise<RenderOutput> => {
    const config = configOf(input.config);
    const sourceTypes = config.sourceTypes.map(({ value }) => value);
    const match = (address: string): RouteMatch => matchRoute(address, sourceTypes);
    const address = `${input.path}${input.search}`;
    const visitor = visitorOf(input);
    const plan = planNavigation({
      address,
      visitor,
      environment: 'browser',
      privacy: 'notNeeded',
      match,
      cameFrom: null,
    });
    // A redirect that remembers where it came from is the client's: it keeps the address for after the login.
    if (plan.kind === 'show' && plan.address !== address && plan.remember === null)
      return { kind: 'redirect', location: plan.address };
    const shown = plan.kind === 'show' && plan.remember === null ? plan.match : null;
    const gateways = directGateways(config, input.call);
    const pageCode = serverRooms(await pages, serverPorts(gateways));
    const { answers, notFound } =
      shown === null
        ? noAnswers
        : await answersOf(flowsAt(shown, address, input.search, pageCode), input.hasToken);
    const renderedAt = Date.now();
    const page = { address, visitor, config, match, gateways, pageCode, renderedAt };
    const own = shown ?? match(address);
    return {
      kind: 'page',
      status: notFound ? 404 : statusOf(own),
      html: documentOf({
        template: assets.template,
        title: pageTitle(notFound ? errorTitle(404) : titleOf(own, address), config.product),
        product: config.product,
        description,
        body: shown === null ? '' : renderPage(page, answers),
        payload: encodePayload({ config, answers, renderedAt, shell: shown === null }),
        nonce: input.nonce,
        assets: assetsOf(sourceOf(own, address)),
      }),
    };
  };
};
