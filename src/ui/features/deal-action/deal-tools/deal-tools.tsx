import type { ReactElement } from 'react';
import { isKindWith } from '../../../../../contract/kind/capabilities';
import type { KindName } from '../../../../../contract/kind/kinds';
import type { ConsultMachine } from '../../../../application/deals/consult/machine';
import type { ReportMachine } from '../../../../application/deals/report/definition';
import type { ShareMachine } from '../../../../application/deals/share/machine';
import type { ShareRule } from '../../../../domain/kind/kind';
import { thingToShare, type Titled } from '../../../../domain/share/thing-to-share';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import type { SessionFavourites } from '../../../../application/deals/session-favourites';
import { ConsultTool } from '../consult/consult-tool';
import { PageStar } from '../../list/favourite/page-star';
import { ReportTool } from '../report/report-tool';
import { PosterTool, ShareTool } from '../share/share-buttons';
import { ShareNote } from '../share/share-note';
import './deal-tools.css';

/** The flows of the tools. */
export interface DealToolFlows {
  readonly favourites: SessionFavourites;
  readonly sharing: ShareMachine;
  readonly reporting: ReportMachine;
  readonly consulting: ConsultMachine;
}

/** The part of a kind that its tools go by. */
interface ToolsKind<Page> {
  readonly name: KindName;
  readonly share: ShareRule<Page> | null;
}

export interface ThingToolsProps<Page> {
  readonly flows: DealToolFlows;
  readonly kind: ToolsKind<Page>;
  readonly thing: Page & Titled;
  /** Whether it may be shared and asked about: a closed thing may not. */
  readonly open: boolean;
  /** The owner neither reports the thing nor asks about it. */
  readonly own: boolean;
}

/** The tools of a thing on its page that its kind has: keep it, ask about it, share it, report it as wrong. */
export function ThingTools<Page>({ flows, kind, thing, open, own }: ThingToolsProps<Page>): ReactElement {
  const sharing = usePartFlow(flows.sharing, undefined);
  const { name, share } = kind;
  const { id, title } = thing;
  const deal = share !== null && isKindWith('share', name) ? thingToShare({ name, share }, thing) : null;
  return (
    <div className="tool-row">
      {isKindWith('favourite', name) ? (
        <PageStar favourites={flows.favourites} thing={{ kind: name, id }} title={title} />
      ) : null}
      {isKindWith('card', name) && open && !own ? (
        <ConsultTool machine={flows.consulting} of={{ kind: name, id }} />
      ) : null}
      {deal !== null && open ? (
        <>
          <ShareTool onShare={() => sharing.send({ type: 'share.requested', deal })} />
          {deal.things.map((shared) => (
            <PosterTool key={shared.id} thing={shared} />
          ))}
        </>
      ) : null}
      {isKindWith('report', name) && !own ? (
        <ReportTool machine={flows.reporting} of={{ kind: name, id }} />
      ) : null}
      <ShareNote sharing={sharing} />
    </div>
  );
}
