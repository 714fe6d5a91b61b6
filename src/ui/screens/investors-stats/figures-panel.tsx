import type { ReactElement } from 'react';
import { statisticsMatters } from '../../../../contract/statistics/statistics';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type {
  ShownStatistics,
  StatisticsEvent,
  StatisticsView,
} from '../../../application/deals/statistics/setup';
import { statisticsBars } from '../../../domain/statistics/statistics-figures';
import { statisticsTable, tableText } from '../../../domain/statistics/statistics-table';
import { CopyButton } from '../../features/deal-action/copy-button/copy-button';
import { Panel } from '../../kit/display/panel/panel';
import { CategoryChart } from './category-chart';
import { FiguresTable } from './figures-table';
import { PickedBar } from './picked';
import { QuarterChart } from './quarter-chart';
import { investorsStatsText as text } from './text';

interface ViewSwitchProps {
  readonly view: StatisticsView;
  readonly onChoose: (view: StatisticsView) => void;
}

const ViewSwitch = ({ view, onChoose }: ViewSwitchProps): ReactElement => (
  <div className="stats-switch" role="group" aria-label={text.view}>
    {(['chart', 'table'] as const).map((each) => (
      <button key={each} type="button" aria-pressed={view === each} onClick={() => onChoose(each)}>
        {text[each]}
      </button>
    ))}
  </div>
);

export interface FiguresPanelProps {
  readonly shown: ShownStatistics;
  readonly view: StatisticsView;
  readonly picked: string | null;
  readonly copying: CopyingMachine;
  readonly send: (event: StatisticsEvent) => void;
}

/** The figures along one dimension: as a chart, or as a table that can be copied. */
export function FiguresPanel({ shown, view, picked, copying, send }: FiguresPanelProps): ReactElement {
  const { query, figures } = shown;
  const { matter, by } = query;
  const title = `${statisticsMatters[matter]}${text.by[by]}`;
  const bars = statisticsBars(query, figures);
  const table = statisticsTable(query, figures);
  const heads = [text.of[by], ...text.columns(matter)];
  const bar = bars.find(({ key }) => key !== null && key === picked) ?? null;
  const chart = {
    title,
    bars,
    picked,
    total: figures.total.count,
    onPick: (key: string | null) => send({ type: 'statistics.barChosen', key }),
  };
  return (
    <Panel
      title={title}
      className="stats-panel"
      aside={
        <ViewSwitch
          view={view}
          onChoose={(chosen) => send({ type: 'statistics.viewChosen', view: chosen })}
        />
      }
    >
      {view === 'chart' ? (
        <>
          <PickedBar
            matter={matter}
            bar={bar}
            total={figures.total.count}
            isRunning={bar !== null && bar.key === figures.running}
          />
          <p className="stats-unit">{text.unit[matter]}</p>
          {by === 'quarter' ? (
            <QuarterChart {...chart} running={figures.running} />
          ) : (
            <CategoryChart {...chart} />
          )}
        </>
      ) : (
        <>
          <FiguresTable
            title={title}
            matter={matter}
            of={text.of[by]}
            rows={table.rows}
            total={table.total}
            running={figures.running}
          />
          <p className="stats-unit">{text.hiddenNote}</p>
          <CopyButton
            machine={copying}
            name={text.copyName}
            word={text.copy}
            of={{
              text: tableText(
                heads,
                [...table.rows.map((row) => [row.name, ...row.figures]), [text.total, ...table.total]],
                `${text.source(figures.source)}；${figures.scope}`,
              ),
            }}
          />
        </>
      )}
      <ul className="stats-notes">
        {text.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Panel>
  );
}
