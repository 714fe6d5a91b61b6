import type { ReactElement } from 'react';
import type { SaleDetail } from '../../../../domain/sale/sale-detail';
import { withNarrowSpaces } from '../../../../domain/text/with-narrow-spaces';
import { EvidenceList } from '../evidence/evidence-list';
import { Panel } from '../../../kit/display/panel/panel';
import { Documents } from './documents';
import { Facts } from './facts';
import { Finances } from './finances';
import { partIds } from './part-ids';
import { Points } from './points';
import { Pictures } from './pictures';
import { Process } from './process';
import { dealPageText as text } from './text';
import './deal-page.css';
import './deal-parts.css';

export interface DealPartsProps {
  readonly deal: SaleDetail;
  readonly now: number;
}

function Overview({ deal, now }: DealPartsProps): ReactElement {
  return (
    <div id={partIds.facts} className="deal-part" tabIndex={-1}>
      {deal.teaser === '' ? null : (
        <Panel title={text.teaser}>
          <p className="deal-text">{withNarrowSpaces(deal.teaser)}</p>
        </Panel>
      )}
      <Facts deal={deal} />
      <Points title={text.highlights} points={deal.highlights} />
      <Pictures ids={deal.pictures} />
      <EvidenceList evidence={deal.evidence} now={now} byMonth={deal.companyName.kind === 'hidden'} />
    </div>
  );
}

/** All that may be known of a deal, part by part: on its page, and in the preview of a publication. */
export function DealParts({ deal, now }: DealPartsProps): ReactElement {
  return (
    <>
      <Overview deal={deal} now={now} />
      <div id={partIds.finances} className="deal-part" tabIndex={-1}>
        <Finances deal={deal} />
      </div>
      <div id={partIds.process} className="deal-part" tabIndex={-1}>
        <Process steps={deal.process} now={now} />
      </div>
      <div id={partIds.documents} className="deal-part" tabIndex={-1}>
        <Documents deal={deal} />
      </div>
    </>
  );
}
