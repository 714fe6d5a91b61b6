import type { ReactElement } from 'react';
import type { BuyOverview } from '../../../../contract/buy/buy-overview';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { Figures } from './figures';
import { buyHundredText as text } from './text';
import '../../features/deal/landing/landing.css';
import './style.css';

export interface BuyHundredViewProps {
  readonly status: ResourceStatus<BuyOverview>;
  readonly now: number;
  readonly onReload: () => void;
}

function Present({ status, onReload }: BuyHundredViewProps): ReactElement {
  if (status.phase === 'loading') return <PageBones shape="bars" />;
  if (status.value === null)
    return <FailedPanel aside title={text.failed} failure={status.failure} onReload={onReload} />;
  if (status.value.total === 0)
    return <StatePanel picture="empty" title={text.empty} text={text.emptyText} />;
  return <Figures overview={status.value} />;
}

const About = (): ReactElement => (
  <aside className="landing-side panel">
    <p className="landing-lead">{text.lead}</p>
    <p className="hundred-about">{text.about}</p>
    <h2>{text.how}</h2>
    <ol className="points">
      {text.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <div className="hundred-ways">
      <ButtonLink kind="primary" block to="/buy/hundred/all">
        {text.all}
      </ButtonLink>
      <ButtonLink block to="/buy/hundred/ad">
        {text.join}
      </ButtonLink>
    </div>
  </aside>
);

export function BuyHundredView(props: BuyHundredViewProps): ReactElement {
  return (
    <>
      <PageBar title={text.title} />
      <EarlierNotice status={props.status} now={props.now} />
      <div className="landing hundred">
        <About />
        <div className="landing-figures">
          <Present {...props} />
        </div>
      </div>
    </>
  );
}
