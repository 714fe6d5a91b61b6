import type { ReactElement, ReactNode } from 'react';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { BuyDetail } from '../../../domain/buy/buy';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { NoticeBar } from '../../kit/state/notice-bar/notice-bar';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { BuyPage } from './buy-page';
import { buyDetailText as text } from './text';
import './style.css';

export interface BuyDetailViewProps {
  readonly status: ResourceStatus<BuyDetail>;
  readonly copying: CopyingMachine;
  readonly now: number;
  /** A member without full verification: contact stays closed, with the way to it (ACC-05). */
  readonly toBeVerified: boolean;
  /** Nobody is logged in: a search engine, for whoever else comes is led to the overview (ACC-03). */
  readonly forVisitor: boolean;
  /** What can be done with the demand, beside the next step. */
  readonly tools: ReactNode;
  readonly onReload: () => void;
}

/** Why there is no demand: withdrawn, expired and unknown ones are told apart by what the gateway says of them. */
const whyNot = ({ phase, failure }: ResourceStatus<BuyDetail>): string => {
  if (phase === 'forbidden') return text.forbidden;
  return failure?.kind === 'refused' ? failure.message : text.unknown;
};

function Body({ status, onReload, ...page }: BuyDetailViewProps): ReactElement {
  if (status.phase === 'ready' && status.value !== null) return <BuyPage buy={status.value} {...page} />;
  if (status.phase === 'loading') return <PageBones shape="deal" />;
  if (status.phase === 'failed')
    return <FailedPanel title={text.failed} failure={status.failure} onReload={onReload} />;
  return (
    <StatePanel picture="empty" title={whyNot(status)} text={text.goneText}>
      <ButtonLink kind="primary" to="/buy">
        {text.toAll}
      </ButtonLink>
    </StatePanel>
  );
}

export function BuyDetailView(body: BuyDetailViewProps): ReactElement {
  const state = body.status.value?.state ?? 'listed';
  return (
    <>
      <PageBar title={text.title} />
      <EarlierNotice status={body.status} now={body.now} />
      {state === 'listed' ? null : <NoticeBar>{text.gone[state]}</NoticeBar>}
      <Body {...body} />
    </>
  );
}
