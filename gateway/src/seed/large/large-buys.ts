import { industryTree } from '../../../../contract/reference/industries';
import { rounds } from '../../../../contract/reference/rounds';
import type { SeedBuy } from '../records/buy';
import type { BuyData } from './buy-data';
import { dice, othersAfter } from './dice';
import { filled, partOf } from './large-sales';
import { phrasesFor } from './phrase';
import type { Phrases } from './seed-data';
import { daysBy, stateBy } from './standing';

const roundNames = rounds.map(({ name }) => name);

/** Amounts as people say them: two digits that count, and noughts. */
const round = (amount: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / step) * step;
};

/**
 * So many demands with a title each of its own; the same for the same beginning. Their ids begin after those of the
 * demo seed.
 */
export const largeBuys = (
  { phrases, buys }: { readonly phrases: Phrases; readonly buys: BuyData },
  count: number,
  beginning = 20_262,
): readonly SeedBuy[] => {
  const roll = dice(beginning);
  const later = dice(beginning + othersAfter);
  const { standings } = buys;
  const { confirmedDays } = standings;
  const titles = new Set<string>();
  const provinces = Object.entries(phrases.cities);
  const types = Object.entries(buys.types);
  const makers = phrasesFor(phrases.makers, new Set());

  const titleOf = (board: string, places: readonly string[], product: string, what: string): string => {
    for (const verb of buys.verbs)
      for (const place of places)
        for (const maker of makers) {
          const title = `${board}${verb}${place}${product}${maker}${what}`;
          if (!titles.has(title)) return title;
        }
    return `${board}求购${product}企业${what}（${titles.size}）`;
  };

  const buy = (number: number): SeedBuy => {
    const [buyerType, type] = roll.weighed(types.map((each) => [each, each[1].weight] as const));
    const group = roll.one(industryTree);
    const industries = roll.some(group.industries, roll.whole(1, 3)).map(({ name }) => name);
    const [first = group.name] = industries;
    const product = roll.one(phrases.products[first] ?? [first]);
    const rolled = roll.some(provinces, roll.whole(1, 4)).map(([each]) => each);
    const [province = ''] = rolled;
    // The title names the part of the country, and all that is looked for lies in it.
    const named = rolled.filter((each) => partOf(each) === partOf(province));
    const board = roll.one(type.names);
    const stake = roll.weighed(buys.stakes.map((each) => [each, each.weight] as const));
    const title = titleOf(board, [partOf(province), province], product, stake.title);
    titles.add(title);
    const least = round(roll.scaled(type.least, type.most / 3));
    const most = round(Math.min(type.most, least * roll.whole(2, 6)));
    const negotiable = roll.happens(buys.negotiable);
    const isOpen = roll.happens(buys.openEnd);
    const share = roll.whole(51, 80);
    const words = {
      product,
      board,
      place: partOf(province),
      value: String(roll.whole(2, 160)),
      deals: String(roll.whole(2, 18)),
      share: String(stake.raises ? roll.whole(15, 40) : share),
      low: String(roll.whole(3, 12)),
      revenue: String(round(least * roll.whole(1, 3))),
      profit: String(Math.max(20, round(least / roll.whole(8, 16)))),
      use: String(roll.whole(4, 8) * 10),
      stay: String(roll.whole(2, 5)),
      patents: String(roll.whole(3, 40)),
      days: String(roll.whole(30, 90)),
    };
    const brand = `${roll.one(phrases.brands)}${roll.one(phrases.brands).slice(0, 1)}`;
    const isPerson = buyerType === 'individual';
    const seat = buyerType === 'overseas' ? '' : province;
    const state = stateBy(roll, standings);
    return {
      id: `B${String(number).padStart(6, '0')}`,
      code: `XQ${String(20_250_000 + number)}`,
      ownerId: null,
      state,
      title,
      buyerType,
      hundred: !isPerson && roll.happens(buys.hundred),
      companyName: `${isPerson ? roll.one(phrases.brands).slice(0, 1) : `${seat}${brand}`}${roll.one(type.companies)}`,
      contact: `${brand.slice(0, 1)}经理 1${String(3_000_000_000 + number * 7_919)}`,
      industries,
      regions: roll.happens(buys.anyRegion) ? ['不限'] : named,
      rounds: stake.raises ? roll.some(roundNames, roll.whole(1, 3)) : [],
      minAmount: negotiable ? null : String(least),
      maxAmount: negotiable || isOpen ? null : String(most),
      stake: filled(stake.text, words),
      funding: roll.one(buys.fundings),
      requirements: roll
        .some(buys.requirements, roll.whole(3, 5))
        .map((text) => filled(text, words))
        .join('\n'),
      profile: filled(type.profile, words),
      confirmedDaysAgo: daysBy(later, standings, state, roll.whole(confirmedDays.least, confirmedDays.most)),
      expiresInDays: roll.happens(buys.expired)
        ? -roll.whole(1, 20)
        : roll.whole(buys.validDays.least, buys.validDays.most),
      hidden: roll.weighed(buys.hidden.map(({ fields, weight }) => [fields, weight] as const)),
    };
  };
  return Array.from({ length: count }, (_, number) => buy(number + 1));
};
