import type { ReactElement } from 'react';
import type { CopyingMachine } from '../../../application/copying/machine';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import type { SourceType } from '../../../../contract/sale/source-type';
import { Panel } from '../../parts/panel/panel';
import { Documents } from './documents';
import { Facts } from './facts';
import { Finances } from './finances';
import { Head } from './head';
import { NdaPanel } from './nda-panel';
import { Process } from './process';
import { saleDetailText as text } from './text';

export interface DealPageProps {
  readonly deal: SaleDetail;
  readonly copying: CopyingMachine;
  readonly sourceTypes: readonly SourceType[];
  readonly now: number;
  readonly toBeVerified: boolean;
  readonly forVisitor: boolean;
}

/** All that may be known of a deal. */
export function DealPage({
  deal,
  copying,
  sourceTypes,
  now,
  toBeVerified,
  forVisitor,
}: DealPageProps): ReactElement {
  return (
    <div className="deal-page">
      <Head deal={deal} copying={copying} sourceTypes={sourceTypes} now={now} />
      <div className="deal-side">
        <NdaPanel deal={deal} toBeVerified={toBeVerified} forVisitor={forVisitor} />
        <Process steps={deal.process} now={now} />
      </div>
      <div className="deal-rest">
        {deal.teaser === '' ? null : (
          <Panel title={text.teaser}>
            <p className="deal-text">{deal.teaser}</p>
          </Panel>
        )}
        <Facts deal={deal} />
        {deal.highlights.length === 0 ? null : (
          <Panel title={text.highlights}>
            <ul className="highlights">
              {deal.highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </Panel>
        )}
        <Finances finances={deal.finances} />
        <Documents deal={deal} />
      </div>
    </div>
  );
}
