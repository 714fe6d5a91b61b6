import { useSelector } from '@xstate/react';
import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { StatisticsMachine } from '../../../application/deals/statistics/machine';
import { selectStatistics } from '../../../application/deals/statistics/status';
import { readStatistics, statisticsPath } from '../../../domain/statistics/statistics-address';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { NoticeBar } from '../../kit/state/notice-bar/notice-bar';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { FiguresPanel } from './figures-panel';
import { DimensionTabs, MatterTabs, StatisticsFilters } from './filters';
import { StatisticsSource } from './source';
import { investorsStatsText as text } from './text';
import { StatisticsTiles } from './tiles';
import './style.css';
import './chart.css';

export interface InvestorsStatsScreenProps {
  readonly flows: {
    readonly statistics: ActorRefFrom<StatisticsMachine>;
    readonly copying: CopyingMachine;
  };
}

/** The figures of the market: filters, the sums, and a chart with its table (SCR-14). */
export function InvestorsStatsScreen({ flows }: InvestorsStatsScreenProps): ReactElement {
  const { search } = useLocation();
  const { dropped } = useMemo(() => readStatistics(search), [search]);
  const status = useSelector(flows.statistics, selectStatistics);
  const { phase, query, shown, failure, isEmpty } = status;
  const onReload = (): void => flows.statistics.send({ type: 'statistics.reloadRequested' });
  return (
    <div className="stats" aria-busy={status.isUpdating}>
      <section className="panel stats-head" aria-label={text.filter}>
        <MatterTabs query={query} />
        <StatisticsFilters query={query} quarters={shown?.figures.quarters ?? []} />
        <p className="stats-rule">{text.rule}</p>
        {dropped.length === 0 ? null : <p className="stats-dropped">{text.dropped(dropped)}</p>}
        {shown === null || isEmpty ? null : (
          <StatisticsTiles matter={shown.query.matter} figures={shown.figures} />
        )}
        {shown === null ? null : <StatisticsSource figures={shown.figures} />}
      </section>
      <DimensionTabs query={query} />
      {phase === 'failed' && shown !== null ? (
        <NoticeBar>
          {text.outdated}
          <Button kind="plain" small onPress={onReload}>
            {text.retry}
          </Button>
        </NoticeBar>
      ) : null}
      {shown === null ? (
        phase === 'failed' ? (
          <FailedPanel title={text.failed} failure={failure} onReload={onReload} />
        ) : (
          <PageBones shape="text" />
        )
      ) : isEmpty ? (
        <StatePanel picture="empty" title={text.empty} text={text.emptyText}>
          <ButtonLink to={statisticsPath}>{text.toAll}</ButtonLink>
        </StatePanel>
      ) : (
        <FiguresPanel
          shown={shown}
          view={status.view}
          picked={status.bar}
          copying={flows.copying}
          send={(event) => flows.statistics.send(event)}
        />
      )}
    </div>
  );
}
