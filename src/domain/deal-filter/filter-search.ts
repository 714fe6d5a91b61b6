import type { DealFilter } from '../../../contract/deal/deal-filter';
import { noFilter } from '../../../contract/deal/no-filter';

/**
 * The query of a filter: '?industry=01&min=1000', or '' where nothing is set; `readFilter` reads it back.
 * @param others the other parameters of the list, in front
 */
export function filterSearch(filter: DealFilter, others: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(others);
  const put = (name: keyof DealFilter, value: string | null): void => {
    if (value !== null && value !== '') query.set(name, value);
  };
  put('industry', filter.industry.join(','));
  put('region', filter.region.join(','));
  put('round', filter.round.join(','));
  put('min', filter.min);
  put('max', filter.max);
  put('stake', filter.stake);
  put('keyword', filter.keyword);
  put('include', filter.include.join(','));
  put('exclude', filter.exclude.join(','));
  put('within', filter.within);
  put('sort', filter.sort === noFilter.sort ? null : filter.sort);
  // Commas between ids are no others' business, and an address that is handed on stays legible.
  const text = query.toString().replace(/%2C/g, ',');
  return text === '' ? '' : `?${text}`;
}
