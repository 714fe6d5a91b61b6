import type { ReactElement } from 'react';
import { listAddress } from '../../../../contract/kind/address';
import { FundSort } from '../../../../contract/fund/fund';
import type { FundFilter } from '../../../../contract/fund/calls';
import { filterAmount } from '../../../domain/deal-filter/amount-range';
import { industryChoices, regionChoices } from '../../../domain/deal-filter/choice';
import { fundSearch } from '../../../domain/fund/fund-filter';
import {
  fundCurrencyNames,
  fundStageNames,
  fundStrategyNames,
  fundTypeNames,
} from '../../../domain/fund/fund-names';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { fundListText as text } from './text';

/** 万元; each takes the sizes from the first to the second. */
const bands = [
  { word: '1 亿元以下', min: null, max: '10000' },
  { word: '1–5 亿元', min: '10000', max: '50000' },
  { word: '5–20 亿元', min: '50000', max: '200000' },
  { word: '20 亿元以上', min: '200000', max: null },
] as const;

interface Choice {
  readonly word: string;
  readonly change: Partial<FundFilter>;
}

interface Row {
  readonly label: string;
  readonly any: Partial<FundFilter>;
  readonly choices: readonly Choice[];
}

const named = <N extends string>(names: Readonly<Record<N, string>>, is: (name: string) => name is N) =>
  Object.keys(names)
    .filter(is)
    .map((name) => ({ name, word: names[name] }));

const isIn =
  <N extends string>(names: Readonly<Record<N, string>>) =>
  (name: string): name is N =>
    Object.hasOwn(names, name);

const amountOf = (text: string | null) => (text === null ? null : filterAmount(text));

const rows: readonly Row[] = [
  {
    label: text.names.type,
    any: { type: [] },
    choices: named(fundTypeNames, isIn(fundTypeNames)).map(({ name, word }) => ({
      word,
      change: { type: [name] },
    })),
  },
  {
    label: text.names.strategy,
    any: { strategy: [] },
    choices: named(fundStrategyNames, isIn(fundStrategyNames)).map(({ name, word }) => ({
      word,
      change: { strategy: [name] },
    })),
  },
  {
    label: text.names.stage,
    any: { stage: [] },
    choices: named(fundStageNames, isIn(fundStageNames)).map(({ name, word }) => ({
      word,
      change: { stage: [name] },
    })),
  },
  {
    label: text.names.size,
    any: { min: null, max: null },
    choices: bands.map(({ word, min, max }) => ({
      word,
      change: { min: amountOf(min), max: amountOf(max) },
    })),
  },
  {
    label: text.names.industry,
    any: { industry: [] },
    choices: industryChoices.map(({ id, name }) => ({ word: name, change: { industry: [id] } })),
  },
  {
    label: text.names.region,
    any: { region: [] },
    choices: regionChoices.map(({ id, name }) => ({ word: name, change: { region: [id] } })),
  },
  {
    label: text.names.currency,
    any: { currency: null },
    choices: named(fundCurrencyNames, isIn(fundCurrencyNames)).map(({ name, word }) => ({
      word,
      change: { currency: name },
    })),
  },
];

const sortRow: Row = {
  label: text.sort,
  any: { sort: 'filed' },
  choices: named(text.sorts, FundSort.is)
    .filter(({ name }) => name !== 'filed')
    .map(({ name, word }) => ({ word, change: { sort: name } })),
};

const tabOf =
  (filter: FundFilter) =>
  ({ word, change }: Choice): FilterTab => {
    const search = fundSearch({ ...filter, ...change });
    return { to: `${listAddress('fund')}${search}`, word, current: search === fundSearch(filter) };
  };

const tabsOf = (filter: FundFilter, { any, choices }: Row, word: string): readonly FilterTab[] =>
  [{ word, change: any }, ...choices].map(tabOf(filter));

const RowOf = ({
  filter,
  row,
  any,
}: {
  readonly filter: FundFilter;
  readonly row: Row;
  readonly any: string;
}) => (
  <div className="fund-filter-row">
    <span aria-hidden="true">{row.label}</span>
    <FilterTabs label={row.label} tabs={tabsOf(filter, row, any)} />
  </div>
);

/** The words of what is chosen, for the closed filter. */
const chosenOf = (filter: FundFilter): readonly string[] =>
  rows
    .flatMap((row) =>
      tabsOf(filter, row, text.any).filter(({ current, word }) => current && word !== text.any),
    )
    .map(({ word }) => word);

/** Order and filter of funds; each choice is an address of the list. */
export const FundFilters = ({ filter }: { readonly filter: FundFilter }): ReactElement => (
  <div className="fund-filters">
    <RowOf filter={filter} row={sortRow} any={text.sorts.filed} />
    <details>
      <summary>{[text.filter, ...chosenOf(filter)].join(' · ')}</summary>
      {rows.map((row) => (
        <RowOf key={row.label} filter={filter} row={row} any={text.any} />
      ))}
    </details>
  </div>
);
