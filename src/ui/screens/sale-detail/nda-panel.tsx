import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ndaStateLabels } from '../../../domain/sale/nda-state';
import { concernsNda } from '../../../domain/sale/sale';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { sealedFields } from '../../../domain/sale/sealed-fields';
import { ndaTones } from '../../features/deal/deal-list/nda-tones';
import { Panel } from '../../kit/display/panel/panel';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { saleDetailText as text } from './text';

export interface NdaPanelProps {
  readonly deal: SaleDetail;
  readonly toBeVerified: boolean;
  /** A visitor has no NDA, and reads of none. */
  readonly forVisitor: boolean;
  /** The way into it. */
  readonly way?: ReactNode;
}

/** The state of the NDA, and the fields that it seals. */
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
      <p className="nda-text">{text.ndaText(deal.ndaState, sealedFields(deal), documents)}</p>
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
