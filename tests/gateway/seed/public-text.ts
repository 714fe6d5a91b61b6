import type { SeedSale } from '../../../gateway/src/seed/records/sale';
import { demoSeed } from '../../../tools/process/seeds';

const places = demoSeed.sales.flatMap(({ region }) => region.split(' '));

/** What anyone may read of a deal in words. */
export const publicText = (sale: SeedSale): string =>
  [
    sale.title,
    sale.teaser,
    sale.stage,
    ...sale.highlights,
    ...(sale.hidden.includes('reason') ? [] : [sale.reason]),
    ...sale.process.map(({ name }) => name),
  ].join('\n');

/** The two letters that make a company's name its own: what follows the place. */
export const givenName = (companyName: string): string => {
  const place = places.find((name) => companyName.startsWith(name)) ?? '';
  return Array.from(companyName.slice(place.length).replace(/^市/u, '')).slice(0, 2).join('');
};

/** The share of the company that the stage names, 0 to 1; null when it names none. */
export const stakeOf = ({ stage }: SeedSale): number | null => {
  const [, per] = /(\d+)\u202f%/u.exec(stage) ?? [];
  if (per !== undefined) return Number(per) / 100;
  return /^(全部股权|业务剥离|资产包|破产重整)$/u.test(stage) ? 1 : null;
};
