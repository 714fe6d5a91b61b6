import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ndaStateLabels } from '../../../domain/sale/nda-state';
import { concernsNda } from '../../../domain/sale/sale';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { ndaTones } from '../../parts/deal-list/nda-tones';
import { Panel } from '../../parts/panel/panel';
import { StatusTag } from '../../parts/tag/status-tag';
import { saleDetailText as text } from './text';

export interface NdaPanelProps {
  readonly deal: SaleDetail;
  readonly toBeVerified: boolean;
  /** A visitor has no NDA, and reads of none. */
  readonly forVisitor: boolean;
  /** The way into it. */
  readonly way?: ReactNode;
}

/** How many of the deal's own fields are behind the NDA, the names of its documents not counted. */
const hiddenFields = (deal: SaleDetail): number => {
  const fields = [
    deal.amount,
    deal.revenue,
    deal.netProfit,
    deal.valuation,
    deal.companyName,
    deal.customers,
    deal.reason,
  ];
  return fields.filter(({ kind }) => kind === 'hidden').length;
};

/** Where the NDA stands, and what it keeps closed. */
export function NdaPanel({ deal, toBeVerified, forVisitor, way }: NdaPanelProps): ReactElement {
  const documents = deal.documents.kind === 'hidden' ? deal.documentCount : 0;
  return (
    <Panel
      title={forVisitor || !concernsNda(deal) ? text.nda : text.next[deal.ndaState]}
      aside={
        forVisitor || !concernsNda(deal) ? null : (
          <StatusTag tone={ndaTones[deal.ndaState]} word={ndaStateLabels[deal.ndaState]} />
        )
      }
    >
      <p className="nda-text">{text.ndaText(deal.ndaState, hiddenFields(deal), documents)}</p>
      {toBeVerified ? (
        <p className="nda-text">
          {text.toBeVerified(concernsNda(deal))}
          <Link className="to-verify" to="/user/auditLogin">
            {text.verify}
          </Link>
        </p>
      ) : null}
      {way}
    </Panel>
  );
}
