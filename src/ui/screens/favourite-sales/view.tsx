import type { ReactElement } from 'react';
import type { SourceType } from '../../../../contract/sale/source-type';
import type { KeptSale } from '../../../ports/favourite-gateway';
import type { Stars } from '../../given/use-stars';
import { PageBar } from '../../layout/page-bar';
import { ButtonLink } from '../../parts/button/button-link';
import { DealRows } from '../../parts/deal-list/deal-rows';
import { DealSkeleton } from '../../parts/deal-list/deal-skeleton';
import type { EndlessListFlow } from '../../parts/endless-list/endless-list';
import { RefreshButton } from '../../parts/endless-list/refresh-button';
import { FavouriteNote } from '../../parts/favourite/favourite-note';
import { FavouriteStar } from '../../parts/favourite/favourite-star';
import { KeptList } from '../../parts/favourite/kept-list';
import { FilterTabs } from '../../parts/filter-tabs/filter-tabs';
import { StatePanel } from '../../parts/state-panel/state-panel';
import { StatusTag } from '../../parts/tag/status-tag';
import { favouriteSalesText as text } from './text';
import './style.css';

export interface FavouriteSalesViewProps {
  readonly list: EndlessListFlow<KeptSale>;
  /** Those that were not taken out since. */
  readonly kept: readonly KeptSale[];
  readonly stars: Stars;
  /** '' for all of them. */
  readonly sourceType: string;
  readonly sourceTypes: readonly SourceType[];
  readonly now: number;
  readonly onBack: () => void;
}

const nothing = (
  <StatePanel picture="empty" title={text.empty} text={text.emptyText}>
    <ButtonLink kind="primary" to="/sale">
      {text.toSales}
    </ButtonLink>
  </StatePanel>
);

type DealsProps = Pick<FavouriteSalesViewProps, 'list' | 'kept' | 'stars' | 'now'>;

function Deals({ list, kept, stars, now }: DealsProps): ReactElement {
  const states = new Map(kept.map(({ sale, state }) => [sale.id, state]));
  return (
    <>
      <h2 className="vh">{text.list}</h2>
      <DealRows
        total={list.status.total}
        label={text.list}
        deals={kept.map(({ sale }) => sale)}
        now={now}
        forVisitor={false}
        star={({ id, title }) => <FavouriteStar stars={stars} thing={{ kind: 'sale', id }} title={title} />}
        mark={({ id }) => {
          const state = states.get(id) ?? 'listed';
          return state === 'listed' ? undefined : <StatusTag tone="over" word={text.states[state]} />;
        }}
      />
    </>
  );
}

export function FavouriteSalesView(props: FavouriteSalesViewProps): ReactElement {
  const { list, kept, stars, sourceType, sourceTypes, now, onBack } = props;
  const refresh = <RefreshButton refreshing={list.status.refreshing} onRefresh={list.onRefresh} />;
  const tabs = [{ value: '', label: text.all }, ...sourceTypes].map(({ value, label }) => ({
    to: value === '' ? '/favorite/sales' : `/favorite/sales/${value}`,
    word: label,
    current: value === sourceType,
  }));
  return (
    <div className="kept-sales">
      <PageBar title={text.title} onBack={onBack} aside={refresh} />
      <FilterTabs label={text.sources} tabs={tabs} />
      <KeptList list={list} kept={kept} now={now} words={text} skeleton={<DealSkeleton />} empty={nothing}>
        <Deals list={list} kept={kept} stars={stars} now={now} />
      </KeptList>
      <FavouriteNote stars={stars} />
    </div>
  );
}
