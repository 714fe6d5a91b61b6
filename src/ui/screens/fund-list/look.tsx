import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { addressOf, listAddress } from '../../../../contract/kind/address';
import type { Fund } from '../../../../contract/fund/fund';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { readFundFilter, type FundQueryName } from '../../../domain/fund/fund-filter';
import { fundStageNames, fundStrategyNames, fundTypeNames } from '../../../domain/fund/fund-names';
import { dealDay } from '../../../domain/time/deal-day';
import { DealFact } from '../../features/deal/deal-list/deal-facts';
import { FundSize } from '../../features/deal/fund-size/fund-size';
import { DealSkeleton } from '../../features/deal/deal-list/deal-skeleton';
import { Rows } from '../../features/list/endless-list/rows';
import { useListing } from '../../features/list/endless-list/use-listing';
import type { ListLook } from '../../features/page/list-page';
import { ButtonLink } from '../../kit/action/button/button-link';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Tags } from '../../kit/display/tag/tag';
import { NoticeBar } from '../../kit/state/notice-bar/notice-bar';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { FundFilters } from './filters';
import { fundListText as text } from './text';
import '../../features/deal/deal-list/deal-list.css';
import './style.css';

function FundCard({ fund, now }: { readonly fund: Fund; readonly now: number }): ReactElement {
  const reader = useReaderClock();
  const { name, manager, code, type, strategy, stage, state, industries, region, filedAt } = fund;
  return (
    <article className="fund">
      <h3 className="fund-title">
        <Link to={addressOf('fund', fund)}>{name}</Link>
      </h3>
      <Tags words={[fundStrategyNames[strategy], fundStageNames[stage], ...industries]} />
      <dl className="fund-figures">
        <DealFact name={text.size}>
          <FundSize {...fund} />
        </DealFact>
        <DealFact name={text.names.type}>{fundTypeNames[type]}</DealFact>
      </dl>
      <p className="fund-facts">{manager}</p>
      <p className="fund-facts">
        {[code, state, region, text.filed(dealDay(filedAt, now, reader))].join(' · ')}
      </p>
    </article>
  );
}

const nameOf = (name: FundQueryName): string =>
  name === 'min' || name === 'max' || name === 'keyword' || name === 'sort'
    ? text.droppedNames[name]
    : text.names[name];

/** Private funds by a filter. */
export const fundListLook: ListLook<Fund, { readonly list: ActorRefFrom<ListingMachine<Fund>> }> = {
  className: 'funds',
  text,
  skeleton: <DealSkeleton of="transfer" />,
  useParts: ({ list: read }, { search }, now) => {
    const list = useListing(read);
    const { filter, dropped } = readFundFilter(search);
    const { total } = list.status;
    return {
      list,
      head: (
        <>
          <p className="fund-lead">{text.lead}</p>
          {dropped.length === 0 ? null : (
            <NoticeBar>{text.dropped(dropped.map(nameOf).join('、'))}</NoticeBar>
          )}
          <FundFilters filter={filter} />
          <p className="fund-total" role="status">
            {total === null ? '' : text.total(total)}
          </p>
        </>
      ),
      empty: (
        <StatePanel picture="empty" title={text.empty} text={text.emptyText}>
          <ButtonLink to={listAddress('fund')}>{text.toAll}</ButtonLink>
        </StatePanel>
      ),
      rows: (funds) => (
        <Rows
          label={text.list}
          className="fund-list"
          items={funds}
          idOf={({ id }) => id}
          total={total}
          row={(fund) => <FundCard fund={fund} now={now} />}
        />
      ),
    };
  },
};
