import type { DealAge, DealFilter } from '../../../contract/deal/deal-filter';
import type { Amount } from '../number/amount';

/** One thing that a filter asks for, which can be taken away by itself. */
export type Condition =
  | { readonly of: 'industry' | 'region' | 'round'; readonly id: string }
  | { readonly of: 'amount'; readonly min: Amount | null; readonly max: Amount | null }
  | { readonly of: 'stake'; readonly percent: Amount }
  | { readonly of: 'keyword' | 'include' | 'exclude'; readonly word: string }
  | { readonly of: 'within'; readonly days: DealAge };

/** What a filter asks for, in the order in which it is shown. */
export function conditionsOf(filter: DealFilter): readonly Condition[] {
  const { keyword, within, min, max, stake } = filter;
  return [
    ...(keyword === null ? [] : [{ of: 'keyword', word: keyword } as const]),
    ...filter.industry.map((id) => ({ of: 'industry', id }) as const),
    ...filter.region.map((id) => ({ of: 'region', id }) as const),
    ...(min === null && max === null ? [] : [{ of: 'amount', min, max } as const]),
    ...filter.round.map((id) => ({ of: 'round', id }) as const),
    ...(stake === null ? [] : [{ of: 'stake', percent: stake } as const]),
    ...(within === null ? [] : [{ of: 'within', days: within } as const]),
    ...filter.include.map((word) => ({ of: 'include', word }) as const),
    ...filter.exclude.map((word) => ({ of: 'exclude', word }) as const),
  ];
}

/** The filter without one of its conditions; the others stay as they are. */
export function withoutCondition(filter: DealFilter, condition: Condition): DealFilter {
  switch (condition.of) {
    case 'industry':
    case 'region':
    case 'round':
      return { ...filter, [condition.of]: filter[condition.of].filter((id) => id !== condition.id) };
    case 'include':
    case 'exclude':
      return { ...filter, [condition.of]: filter[condition.of].filter((word) => word !== condition.word) };
    case 'amount':
      return { ...filter, min: null, max: null };
    case 'keyword':
      return { ...filter, keyword: null };
    case 'stake':
      return { ...filter, stake: null };
    case 'within':
      return { ...filter, within: null };
  }
}
