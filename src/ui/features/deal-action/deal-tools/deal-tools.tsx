import type { ReactElement } from 'react';
import type { ConsultMachine } from '../../../../application/deals/consult/machine';
import type { ReportMachine } from '../../../../application/deals/report/definition';
import type { ShareMachine } from '../../../../application/deals/share/machine';
import type { SharedDeal } from '../../../../domain/share/deal-to-share';
import { useBegun } from '../../../frame/page-frame/begun';
import type { FavouriteDesk } from '../../../frame/page-frame/favourite-desk';
import { ConsultTool } from '../consult/consult-tool';
import { PageStar } from '../../list/favourite/page-star';
import { ReportTool } from '../report/report-tool';
import { ShareTool } from '../share/share-buttons';
import { ShareTold } from '../share/share-told';
import './deal-tools.css';

/** What the tools stand on. */
export interface DealToolFlows {
  readonly favourites: FavouriteDesk;
  readonly sharing: ShareMachine;
  readonly reporting: ReportMachine;
  readonly consulting: ConsultMachine;
}

export interface DealToolsProps {
  readonly flows: DealToolFlows;
  readonly deal: SharedDeal;
  /** Whether it may be shared and asked about: what is over is not. */
  readonly open: boolean;
  /** Nobody reports what is their own, or asks about it. */
  readonly own: boolean;
}

/** What can be done with the deal that a page is about: keep it, ask about it, share it, report it as wrong. */
export function DealTools({ flows, deal, open, own }: DealToolsProps): ReactElement {
  const share = useBegun(flows.sharing, undefined);
  const { kind, id, title } = deal;
  return (
    <div className="tool-row">
      <PageStar favourites={flows.favourites} thing={{ kind, id }} title={title} />
      {open && !own ? <ConsultTool machine={flows.consulting} of={{ kind, id }} /> : null}
      {open ? <ShareTool onShare={() => share.send({ type: 'share.requested', deal })} /> : null}
      {own ? null : <ReportTool machine={flows.reporting} of={{ kind, id }} />}
      <ShareTold sharing={share} />
    </div>
  );
}
