import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Survey } from '../../../../contract/survey/survey';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { FundSurveyMachine } from '../../../application/member/fund-survey/machine';
import { selectFundSurveyStatus } from '../../../application/member/fund-survey/status';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { useResource } from '../../features/page/use-resource';
import { PageBar } from '../../kit/page/page-bar';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { fundSurveyText as text } from './text';
import { FundSurveyView } from './view';

interface AnsweringProps {
  readonly machine: FundSurveyMachine;
  readonly survey: Survey;
  readonly onReload: () => void;
}

/** One version of the survey: another one begins another flow, with the answers that still fit. */
function Answering({ machine, survey, onReload }: AnsweringProps): ReactElement {
  const flow = usePartFlow(machine, { survey });
  const status = useSelector(flow, selectFundSurveyStatus);
  return <FundSurveyView status={status} send={(event) => flow.send(event)} onReload={onReload} />;
}

export interface FundSurveyScreenProps {
  readonly flows: {
    readonly survey: ActorRefFrom<ResourceMachine<undefined, Survey>>;
    readonly answering: FundSurveyMachine;
  };
}

function Content({ flows: { survey, answering } }: FundSurveyScreenProps): ReactElement {
  const { status, onReload } = useResource(survey);
  if (status.value !== null)
    return (
      <Answering key={status.value.version} machine={answering} survey={status.value} onReload={onReload} />
    );
  if (status.phase === 'loading') return <PageBones shape="form" />;
  if (status.phase === 'notFound')
    return <StatePanel picture="empty" title={text.none} text={text.noneText} />;
  return <FailedPanel title={text.failed} failure={status.failure} onReload={onReload} />;
}

/** The survey about funds (SCR-05). */
export const FundSurveyScreen = (props: FundSurveyScreenProps): ReactElement => (
  <div className="survey-page">
    <PageBar title={text.title} />
    <Content {...props} />
  </div>
);
