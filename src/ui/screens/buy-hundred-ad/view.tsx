import type { ReactElement, ReactNode } from 'react';
import type { BuyOverview } from '../../../../contract/buy/buy-overview';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { Panel } from '../../kit/display/panel/panel';
import { ProgrammeFigures } from '../../features/deal/programme/programme-figures';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { buyHundredAdText as text } from './text';
import '../../features/deal/landing/landing.css';
import './style.css';

export interface BuyHundredAdViewProps {
  readonly status: ResourceStatus<BuyOverview>;
  /** The user's own enrolments, or the way to them. */
  readonly mine: ReactNode;
  readonly now: number;
  readonly onReload: () => void;
}

function Figures({ status, onReload }: BuyHundredAdViewProps): ReactElement {
  if (status.phase === 'loading') return <PageBones shape="bars" />;
  if (status.value === null)
    return <FailedPanel aside title={text.figuresFailed} failure={status.failure} onReload={onReload} />;
  return (
    <Panel title={text.figures}>
      <ProgrammeFigures overview={status.value} />
    </Panel>
  );
}

const About = (): ReactElement => (
  <aside className="landing-side panel">
    <p className="landing-lead">{text.lead}</p>
    <p className="ad-about">{text.about}</p>
    <h2>{text.who}</h2>
    <ul className="points">
      {text.conditions.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
    <div className="ad-ways">
      <ButtonLink block to="/buy/hundred/all">
        {text.list}
      </ButtonLink>
    </div>
  </aside>
);

const Gains = (): ReactElement => (
  <Panel title={text.gain}>
    <dl className="ad-gains">
      {text.gains.map(({ name, text: said }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);

const Steps = (): ReactElement => (
  <Panel title={text.how}>
    <ol className="ad-steps">
      {text.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Panel>
);

export function BuyHundredAdView(props: BuyHundredAdViewProps): ReactElement {
  const { status, mine, now } = props;
  return (
    <>
      <PageBar title={text.title} />
      <EarlierNotice status={status} now={now} />
      <div className="landing hundred-ad">
        <About />
        <div className="landing-figures">
          {mine}
          <Figures {...props} />
          <Gains />
          <Steps />
        </div>
      </div>
    </>
  );
}
