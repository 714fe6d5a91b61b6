import type { ReactElement, ReactNode } from 'react';
import type { ResourceStatus } from '../../../../application/kit/resource/status';
import { PageBar } from '../../../kit/page/page-bar';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { EarlierNotice } from '../../../kit/state/notice-bar/earlier-notice';
import { Panel } from '../../../kit/display/panel/panel';
import { PageBones } from '../../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../../kit/state/state-panel/state-panel';
import { CountTable } from './count-table';
import { SampleList, type SampleListProps } from './sample-list';
import { landingText as text } from './text';
import '../../../kit/display/seal/seal.css';
import './landing.css';

/** What the landing page of one side says. */
export interface LandingWords {
  readonly title: string;
  readonly lead: string;
  readonly total: (count: number) => string;
  readonly points: readonly string[];
  /** The sealed fields, and how to open them; null without any. */
  readonly sealNote: string | null;
  /** The counted things: '项目数'. */
  readonly count: string;
  readonly samples: string;
  readonly login: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyText: string;
  /** The heading over the card of the deal that led here. */
  readonly wanted: string;
  /** Says that this deal is no longer there. */
  readonly wantedGone: string;
  /** Says that its card did not come. */
  readonly wantedFailed: string;
}

/** What a visitor may know of one side. */
interface Overview {
  readonly total: number;
  readonly industries: readonly { readonly name: string; readonly count: number }[];
}

export interface LandingProps<O extends Overview> {
  readonly status: ResourceStatus<O>;
  readonly words: LandingWords;
  readonly samplesOf: (overview: O) => SampleListProps['samples'];
  /** The card of the deal that led here; null on a direct visit. */
  readonly wanted: ReactNode;
  /** The login, with what to go on to where something led here (LOG-07). */
  readonly login: string;
  /** The registration, which goes on to the same. */
  readonly register: string;
  readonly now: number;
  readonly onReload: () => void;
}

type InsideProps = Pick<LandingProps<Overview>, 'words' | 'login' | 'register'> & {
  readonly total: number | null;
};

const Inside = ({ words, total, login, register }: InsideProps): ReactElement => (
  <aside className="landing-side panel">
    <p className="landing-lead">{words.lead}</p>
    {total === null ? null : <p className="landing-total">{words.total(total)}</p>}
    <h2>{text.inside}</h2>
    <ul className="points">
      {words.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    {words.sealNote === null ? null : <p className="landing-note">{words.sealNote}</p>}
    <div className="landing-action">
      <ButtonLink to={register}>{text.register}</ButtonLink>
      <ButtonLink kind="primary" block to={login}>
        {words.login}
      </ButtonLink>
    </div>
  </aside>
);

function Figures<O extends Overview>({ status, words, samplesOf, onReload }: LandingProps<O>): ReactElement {
  if (status.phase === 'loading') return <PageBones shape="bars" />;
  if (status.value === null)
    return <FailedPanel aside title={words.failed} failure={status.failure} onReload={onReload} />;
  if (status.value.total === 0)
    return <StatePanel picture="empty" title={words.empty} text={words.emptyText} />;
  const samples = samplesOf(status.value);
  return (
    <>
      <Panel title={text.byIndustry} aside={<span className="unit">{text.unit}</span>}>
        <CountTable
          caption={text.byIndustry}
          name={text.industry}
          count={words.count}
          rows={status.value.industries}
        />
      </Panel>
      {samples.length === 0 ? null : (
        <Panel title={words.samples}>
          <SampleList samples={samples} />
        </Panel>
      )}
    </>
  );
}

/** The page of one side for visitors: contents, counts, samples, and the ways in (ACC-02). */
export function Landing<O extends Overview>(props: LandingProps<O>): ReactElement {
  const { status, words, wanted, login, register, now } = props;
  return (
    <>
      <PageBar title={words.title} />
      <EarlierNotice status={status} now={now} />
      <div className="landing">
        {wanted}
        <Inside words={words} total={status.value?.total ?? null} login={login} register={register} />
        <div className="landing-figures">
          <Figures {...props} />
        </div>
      </div>
    </>
  );
}
