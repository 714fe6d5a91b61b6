import { pathOf, pathSegments } from '../address/path-segments';
import { redirectOf } from '../address/redirect-parameter';
import { matchRoute } from '../route/match-route';

/** The deal of each side that a visitor wanted, by the parameters of its page. */
export interface LandingTargets {
  readonly saleDetail: { readonly sourceType: string; readonly id: string };
  readonly buyDetail: { readonly id: string };
}

/** The parameters of the page that a landing page's query names as its target, when it is this page; else null. */
const paramsOf = (name: keyof LandingTargets, query: string): Readonly<Record<string, string>> | null => {
  const target = redirectOf(`/${query}`);
  if (target === null) return null;
  // The gateway knows the source types that the operator added: any well-formed one is asked for.
  const [, sourceType = ''] = pathSegments(pathOf(target));
  const match = matchRoute(target, [sourceType]);
  return match.kind === 'matched' && match.row.name === name ? match.params : null;
};

/**
 * The deal on the sell side that a visitor of the landing page wanted; null for a direct visit. Source: ACC-06.
 * @param query the landing page's query, with its '?'
 */
export const wantedSale = (query: string): LandingTargets['saleDetail'] | null => {
  const { sourceType, id } = paramsOf('saleDetail', query) ?? {};
  return sourceType === undefined || id === undefined ? null : { sourceType, id };
};

/** The demand on the buy side that a visitor of the landing page wanted; null for a direct visit. Source: ACC-06. */
export const wantedBuy = (query: string): LandingTargets['buyDetail'] | null => {
  const { id } = paramsOf('buyDetail', query) ?? {};
  return id === undefined ? null : { id };
};
