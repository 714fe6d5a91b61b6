import type { ReactElement } from 'react';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { hasWholePage, type SaleDetail } from '../../../domain/sale/sale-detail';
import type { SourceType } from '../../../../contract/sale/source-type';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { NoticeBar } from '../../kit/state/notice-bar/notice-bar';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { DealPage } from './deal-page';
import { OverDeal } from './over';
import type { DealPlaces } from './places';
import { saleDetailText as text } from './text';
import './style.css';

export interface SaleDetailViewProps {
  readonly status: ResourceStatus<SaleDetail>;
  readonly copying: CopyingMachine;
  readonly sourceTypes: readonly SourceType[];
  readonly now: number;
  /** A member without full verification: what needs it stays closed, with the way to it (ACC-05). */
  readonly toBeVerified: boolean;
  /** Nobody is logged in: a search engine, for whoever else comes is led to the overview (ACC-03). */
  readonly forVisitor: boolean;
  readonly places: DealPlaces;
  readonly onReload: () => void;
}

/** Why there is no deal: withdrawn and unknown ones are told apart by what the gateway says of them. */
const whyNot = ({ phase, failure }: ResourceStatus<SaleDetail>): string => {
  if (phase === 'forbidden') return text.forbidden;
  return failure?.kind === 'refused' ? failure.message : text.notFound;
};

function Body({ status, onReload, ...page }: SaleDetailViewProps): ReactElement {
  if (status.phase === 'ready' && status.value !== null)
    return hasWholePage(status.value) ? (
      <DealPage deal={status.value} {...page} />
    ) : (
      <>
        <OverDeal deal={status.value} />
        {page.places.own}
      </>
    );
  if (status.phase === 'loading') return <PageBones shape="deal" />;
  if (status.phase === 'failed')
    return <FailedPanel title={text.failed} failure={status.failure} onReload={onReload} />;
  return (
    <>
      <StatePanel picture="empty" title={whyNot(status)} text={text.notFoundText}>
        <ButtonLink kind="primary" to="/sale">
          {text.toOthers}
        </ButtonLink>
      </StatePanel>
      {page.places.own}
    </>
  );
}

export function SaleDetailView(body: SaleDetailViewProps): ReactElement {
  const { value } = body.status;
  return (
    <>
      <PageBar
        title={text.title}
        aside={
          body.places.bar === undefined ? undefined : <span className="deal-bar">{body.places.bar}</span>
        }
      />
      <EarlierNotice status={body.status} now={body.now} />
      {value === null || !value.owned || value.state === 'listed' ? null : (
        <NoticeBar>{text.ownOver[value.state]}</NoticeBar>
      )}
      <Body {...body} />
    </>
  );
}
