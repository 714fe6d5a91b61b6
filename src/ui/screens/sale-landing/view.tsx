import type { ReactElement } from 'react';
import type { ResourceStatus } from '../../../application/resource/status';
import type { SaleOverview } from '../../../../contract/sale/sale-overview';
import { PageBar } from '../../layout/page-bar';
import { ButtonLink } from '../../parts/button/button-link';
import { EarlierNotice } from '../../parts/notice-bar/earlier-notice';
import { Panel } from '../../parts/panel/panel';
import { PageBones } from '../../parts/skeleton/page-bones';
import { FailedPanel } from '../../parts/state-panel/failed-panel';
import { StatePanel } from '../../parts/state-panel/state-panel';
import { IndustryTable } from './industry-table';
import { Samples } from './samples';
import { saleLandingText as text } from './text';
import '../../parts/seal/seal.css';
import './style.css';

export interface SaleLandingViewProps {
  readonly status: ResourceStatus<SaleOverview>;
  /** The login's address (LOG-07). */
  readonly login: string;
  readonly now: number;
  readonly onBack: () => void;
  readonly onReload: () => void;
}

interface InsideProps {
  readonly total: number | null;
  /** The login, with the deal to go on to where one led here. */
  readonly login: string;
}

const Inside = ({ total, login }: InsideProps): ReactElement => (
  <aside className="landing-side panel">
    <p className="landing-lead">{text.lead}</p>
    {total === null ? null : <p className="landing-total">{text.total(total)}</p>}
    <h2>{text.inside}</h2>
    <ul className="points">
      {text.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <p className="landing-note">{text.sealNote}</p>
    <div className="landing-action">
      <ButtonLink kind="primary" block to={login}>
        {text.login}
      </ButtonLink>
    </div>
  </aside>
);

function Figures({ status, onReload }: SaleLandingViewProps): ReactElement {
  if (status.phase === 'loading') return <PageBones shape="bars" />;
  if (status.value === null)
    return <FailedPanel title={text.failed} failure={status.failure} onReload={onReload} />;
  if (status.value.total === 0)
    return <StatePanel picture="empty" title={text.empty} text={text.emptyText} />;
  return (
    <>
      <Panel title={text.byIndustry} aside={<span className="unit">{text.unit}</span>}>
        <IndustryTable industries={status.value.industries} />
      </Panel>
      {status.value.samples.length === 0 ? null : (
        <Panel title={text.samples}>
          <Samples samples={status.value.samples} />
        </Panel>
      )}
    </>
  );
}

export function SaleLandingView(props: SaleLandingViewProps): ReactElement {
  return (
    <>
      <PageBar title={text.title} onBack={props.onBack} />
      <EarlierNotice status={props.status} now={props.now} />
      <div className="landing">
        <Inside total={props.status.value?.total ?? null} login={props.login} />
        <div className="landing-figures">
          <Figures {...props} />
        </div>
      </div>
    </>
  );
}
