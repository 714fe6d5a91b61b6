import type { ReactElement } from 'react';
import type { CopyingMachine } from '../../../application/copying/machine';
import { concernsNda } from '../../../domain/sale/sale';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import type { SourceType } from '../../../../contract/sale/source-type';
import { Panel } from '../../parts/panel/panel';
import { StepStrip } from '../../parts/step-strip/step-strip';
import { DealActions } from './actions';
import { Anchors } from './anchors';
import { Documents } from './documents';
import { EvidenceList } from './evidence';
import { Facts } from './facts';
import { Finances } from './finances';
import { Head } from './head';
import { NdaPanel } from './nda-panel';
import { nextSteps } from './next-steps';
import { partIds } from './parts';
import type { DealPlaces } from './places';
import { Process } from './process';
import { saleDetailText as text } from './text';

export interface DealPageProps {
  readonly deal: SaleDetail;
  readonly copying: CopyingMachine;
  readonly sourceTypes: readonly SourceType[];
  readonly now: number;
  readonly toBeVerified: boolean;
  readonly forVisitor: boolean;
  readonly places: DealPlaces;
}

function Overview({ deal, now }: Pick<DealPageProps, 'deal' | 'now'>): ReactElement {
  return (
    <div id={partIds.facts} className="deal-part" tabIndex={-1}>
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
      <EvidenceList evidence={deal.evidence} now={now} />
    </div>
  );
}

/** All that may be known of a deal, and what can be done with it. */
export function DealPage(props: DealPageProps): ReactElement {
  const { deal, copying, sourceTypes, now, toBeVerified, forVisitor, places } = props;
  return (
    <div className="deal-page">
      <Head deal={deal} copying={copying} sourceTypes={sourceTypes} now={now} />
      <aside className="deal-side" aria-label={text.side}>
        <div className="deal-next">
          {deal.owned ? (
            places.nda
          ) : (
            <NdaPanel deal={deal} toBeVerified={toBeVerified} forVisitor={forVisitor} way={places.nda} />
          )}
          {forVisitor || !concernsNda(deal) ? null : <StepStrip steps={nextSteps(deal.ndaState)} />}
          <DealActions {...places} />
        </div>
        {places.aside}
      </aside>
      <div className="deal-rest">
        <Anchors documentCount={deal.documentCount} />
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
        <p className="deal-risk">{text.risk}</p>
      </div>
    </div>
  );
}
