import type { ReactElement } from 'react';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import { ndaAddress } from '../../../domain/nda/nda-address';
import { concernsNda } from '../../../domain/sale/sale';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import type { SourceType } from '../../../../contract/sale/source-type';
import { DealActions } from '../../features/deal/deal-page/deal-actions';
import { DealParts } from '../../features/deal/deal-page/deal-parts';
import { Head } from '../../features/deal/deal-page/head';
import { SealWay } from '../../kit/display/seal/sealed-field';
import { PrintFootLater } from '../../features/list/print-foot/print-foot-later';
import { StepStrip } from '../../kit/display/step-strip/step-strip';
import { Anchors } from './anchors';
import { Meta } from './meta';
import { NdaPanel } from './nda-panel';
import { nextSteps } from './next-steps';
import type { DealPlaces } from './places';
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

/** All that may be known of a deal, and what can be done with it. */
export function DealPage(props: DealPageProps): ReactElement {
  const { deal, copying, sourceTypes, now, toBeVerified, forVisitor, places } = props;
  return (
    <SealWay value={deal.owned ? null : ndaAddress(deal)}>
      <div className="deal-page">
        <Head deal={deal} sourceTypes={sourceTypes} meta={<Meta deal={deal} copying={copying} now={now} />} />
        <aside className="deal-side" aria-label={text.side}>
          <div className="deal-next">
            {deal.owned ? (
              places.nda
            ) : (
              <NdaPanel deal={deal} toBeVerified={toBeVerified} forVisitor={forVisitor} way={places.nda} />
            )}
            {forVisitor || !concernsNda(deal) ? null : (
              <StepStrip inSidePanel steps={nextSteps(deal.ndaState)} />
            )}
            <DealActions {...places} />
          </div>
          {places.aside}
        </aside>
        <div className="deal-rest">
          <Anchors documentCount={deal.documentCount} />
          <DealParts deal={deal} now={now} />
          <p className="deal-risk">{text.risk}</p>
        </div>
      </div>
      <PrintFootLater what={deal.code} />
    </SealWay>
  );
}
