import { matchRoute } from '../../../src/domain/route/match-route';
import { demoSeed } from '../../../tools/process/seeds';

const dealPath = /^\/sale\/([^/]+)\/([^/]+)$/u;

/** Whether a link of the seed leads to a page that stands, and if to a deal, to one that exists. */
export const leadsSomewhere = (link: string): boolean => {
  if (matchRoute(link, []).kind !== 'matched') return false;
  const [, sourceType, id] = dealPath.exec(link) ?? [];
  if (sourceType === undefined) return !link.startsWith('/message/');
  return demoSeed.sales.some((sale) => sale.id === id && sale.sourceType === sourceType);
};
