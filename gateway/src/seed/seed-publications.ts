import type { FormTexts } from '../../../contract/publication/form-texts';
import { documentsText } from '../../../contract/publication/sale-documents';
import {
  dealForms,
  figureField,
  saleStages,
  stageField,
  stageNames,
  yearPlaces,
} from '../../../contract/publication/sale-form';
import { industryTree } from '../../../contract/reference/industries';
import { regionTree } from '../../../contract/reference/regions';
import { rounds } from '../../../contract/reference/rounds';
import { beijingTime } from '../../../contract/values/beijing-time';
import type { Orm } from '../adapters/database/orm';
import { publication } from '../adapters/database/schema/publication';
import { daysSince, standingOn } from '../domain/publication/freshness';
import type { DealState } from '../domain/sale/sale';
import { buyRow } from './buy-rows';
import { saleRow } from './sale-rows';
import type { SeedBuy } from './records/buy';
import type { SeedSale } from './records/sale';
import type { SeedContent } from './seed-content';
import { dayMs } from '../../../contract/values/duration';

/** So many of each owner's are publications too, of each kind; the large seed gives them thousands of deals. */
const mostOfOwner: Readonly<Record<DealState | 'unconfirmed', number>> = {
  listed: 12,
  unconfirmed: 3,
  withdrawn: 3,
  closed: 3,
};

const idOf = (list: readonly { readonly id: string; readonly name: string }[], name: string): string =>
  list.find((each) => each.name === name)?.id ?? '';

const dealFormOf = (stage: string): FormTexts => {
  const named = stage === '增资扩股' ? '战略投资' : stage.replace(' 轮', '轮');
  const round = rounds.find(({ name }) => named.startsWith(name));
  if (round !== undefined) return { dealForm: 'round', round: round.id };
  const stake = /\d+(?:\.\d+)?/.exec(stage)?.[0] ?? '';
  if (stage.startsWith(dealForms.control)) return { dealForm: 'control', stake };
  return stake === '' || stake === '100' ? { dealForm: 'whole' } : { dealForm: 'minority', stake };
};

/** The stages that its owner reports, and the start of each. */
const stageTexts = ({ process }: ReturnType<typeof saleRow>): FormTexts => {
  const reported = stageNames.flatMap((stage) => {
    const step = process.find(({ name }) => name === saleStages[stage]);
    return step === undefined ? [] : [{ stage, at: step.at }];
  });
  return {
    stages: reported.map(({ stage }) => stage).join(','),
    ...Object.fromEntries(
      reported.map(({ stage, at }) => [stageField(stage), at === null ? '' : beijingTime(at).slice(0, 10)]),
    ),
  };
};

const saleTexts = (seed: SeedSale, leastBid: string | null, now: number): FormTexts => {
  const row = saleRow(seed, now, null);
  const [province = '', city = ''] = seed.region.split(' ');
  const newestFirst = row.finances.toReversed();
  const years = yearPlaces.flatMap((place, at) => {
    const year = newestFirst[at];
    if (year === undefined) return [];
    const { revenue, ebitda, netProfit, assets, liabilities, basis } = year;
    const figures = { revenue, ebitda: ebitda ?? '', netProfit, assets, liabilities };
    return [
      ...(['revenue', 'ebitda', 'netProfit', 'assets', 'liabilities'] as const).map(
        (figure) => [figureField(figure, place), figures[figure]] as const,
      ),
      [figureField('basis', place), basis ?? 'unaudited'] as const,
    ];
  });
  return {
    sourceType: seed.sourceType,
    title: seed.title,
    industry: idOf(
      industryTree.flatMap((group) => group.industries),
      seed.industry,
    ),
    region: idOf(
      regionTree.flatMap((group) => group.regions),
      province,
    ),
    city,
    ...dealFormOf(seed.stage),
    foundedYear: String(seed.foundedYear),
    employees: String(seed.employees),
    amountKind: seed.amount === null ? 'open' : 'given',
    amountUnit: '万元',
    amount: seed.amount ?? '',
    least: leastBid ?? '',
    figureUnit: '万元',
    newestYear: newestFirst[0]?.year ?? '',
    ...Object.fromEntries(years),
    hidden: seed.hidden.filter((name) => name === 'amount' || name === 'netProfit').join(','),
    teaser: seed.teaser,
    highlights: seed.highlights.join('\n'),
    companyName: seed.companyName,
    customers: seed.customers,
    reason: seed.reason,
    ...stageTexts(row),
    documents: documentsText(seed.documents.map(({ name, pages }) => ({ name, pages: String(pages) }))),
    documentNaming: seed.hidden.includes('documents') ? 'hidden' : 'shown',
  };
};

const buyTexts = (seed: SeedBuy, now: number): FormTexts => {
  const row = buyRow(seed, now);
  return {
    naming: seed.hidden.includes('companyName') ? 'hidden' : 'shown',
    industries: row.industries.join(','),
    regions: row.regions.join(','),
    rounds: row.rounds.join(','),
    amountKind: seed.minAmount === null && seed.maxAmount === null ? 'open' : 'given',
    amountUnit: '万元',
    minAmount: seed.minAmount ?? '',
    maxAmount: seed.maxAmount ?? '',
    buyerType: seed.buyerType,
    companyName: seed.companyName,
    profile: seed.profile,
    funding: seed.funding,
    contact: seed.contact,
    hidden: seed.hidden.filter((name) => name !== 'companyName').join(','),
    title: seed.title,
    acquiring: seed.stake,
    wanted: seed.requirements,
    validity: '90',
  };
};

interface Owned {
  readonly kind: 'sale' | 'buy';
  readonly dealId: string;
  readonly ownerId: string;
  readonly state: DealState;
  readonly confirmedAt: number;
  readonly fields: () => FormTexts;
}

/** The deals that may become publications, with a bound for each owner and status. */
const someOfEach = (owned: readonly Owned[], now: number): readonly Owned[] => {
  const counts = new Map<string, number>();
  return owned.filter(({ kind, ownerId, state, confirmedAt }) => {
    const { freshness } = standingOn(daysSince(confirmedAt, now));
    const standing = state === 'listed' && freshness === 'unconfirmed' ? freshness : state;
    const alike = `${ownerId} ${kind} ${standing}`;
    const many = (counts.get(alike) ?? 0) + 1;
    counts.set(alike, many);
    return many <= mostOfOwner[standing];
  });
};

/**
 * What members of the seed have listed, withdrawn and closed, as publications of theirs: the oldest first, so that their
 * numbers ascend with time.
 */
export const seedPublications = async (
  orm: Orm,
  { sales, saleOwners, leastBids, buys }: SeedContent,
  now: number,
): Promise<void> => {
  const all: readonly Owned[] = [
    ...sales.flatMap((seed): readonly Owned[] => {
      const { id: dealId, state = 'listed', confirmedDaysAgo } = seed;
      const ownerId = saleOwners[seed.sourceType];
      if (ownerId === undefined) return [];
      const confirmedAt = Math.round(now - confirmedDaysAgo * dayMs);
      return [
        {
          kind: 'sale',
          dealId,
          ownerId,
          state,
          confirmedAt,
          fields: () => saleTexts(seed, leastBids[dealId] ?? null, now),
        },
      ];
    }),
    ...buys.flatMap((seed): readonly Owned[] => {
      const { id: dealId, ownerId, state = 'listed', confirmedDaysAgo, expiresInDays } = seed;
      if (ownerId === null || (state === 'listed' && expiresInDays < 0)) return [];
      const confirmedAt = Math.round(now - confirmedDaysAgo * dayMs);
      return [{ kind: 'buy', dealId, ownerId, state, confirmedAt, fields: () => buyTexts(seed, now) }];
    }),
  ];
  const owned = someOfEach(all, now).toSorted((one, other) => one.confirmedAt - other.confirmedAt);
  if (owned.length === 0) return;
  await orm.insert(publication).values(
    owned.map(({ kind, dealId, ownerId, state, confirmedAt, fields }) => {
      const texts = fields();
      return {
        id: `seed-${kind}-${dealId}`,
        kind,
        ownerId,
        dealId,
        fields: texts,
        published: texts,
        version: 1,
        editor: 'seed',
        review: 'approved' as const,
        listing: state,
        savedAt: confirmedAt,
        submittedAt: confirmedAt,
        confirmedAt,
        // No reminder is sent for past days.
        reminded: standingOn(daysSince(confirmedAt, now)).reminderDay,
      };
    }),
  );
};
