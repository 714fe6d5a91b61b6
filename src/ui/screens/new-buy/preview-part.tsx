import type { ComponentType, ReactElement } from 'react';
import type { FormTexts, PublicationKind } from '../../../../contract/publication/form-texts';
import type { ListedSale } from '../../../../contract/publication/listed-sale';
import { fieldLabel } from '../../../../contract/publication/field-label';
import { buyPreview } from '../../../domain/publication/buy-preview';
import { salePreview } from '../../../domain/publication/sale-preview';
import { shortened } from '../../../domain/publication/shortened';
import { useFlows } from '../../frame/context/flows';
import { BuyParts } from '../../features/deal/buy-page/buy-parts';
import { Head as BuyHead } from '../../features/deal/buy-page/head';
import { DealParts } from '../../features/deal/deal-page/deal-parts';
import { Head as DealHead } from '../../features/deal/deal-page/head';
import { partsText } from '../../kit/text';
import { newBuyText } from './text';

const named = <Deal extends { readonly title: string }>(deal: Deal): Deal =>
  deal.title === '' ? { ...deal, title: newBuyText.untitled } : deal;

function SalePreviewPart({ texts, listed }: Omit<PreviewPartProps, 'kind'>): ReactElement {
  const { sourceTypes, now: clock } = useFlows();
  const now = clock();
  const { deal, isOpen } = salePreview(texts, now, listed);
  return (
    <>
      <DealHead
        deal={named(deal)}
        sourceTypes={sourceTypes}
        noAmount={isOpen ? undefined : partsText.absent}
      />
      <DealParts deal={deal} now={now} />
    </>
  );
}

function BuyPreviewPart({ texts }: Omit<PreviewPartProps, 'kind'>): ReactElement {
  const now = useFlows().now();
  const { buy, isOpen } = buyPreview(texts, now);
  return (
    <>
      <BuyHead buy={named(buy)} now={now} noBudget={isOpen ? undefined : partsText.absent} />
      <BuyParts buy={buy} now={now} />
    </>
  );
}

const previews: Readonly<Record<PublicationKind, ComponentType<Omit<PreviewPartProps, 'kind'>>>> = {
  sale: SalePreviewPart,
  buy: BuyPreviewPart,
};

export interface PreviewPartProps {
  readonly kind: PublicationKind;
  readonly texts: FormTexts;
  /** The deal as it is listed now; null when it is not. */
  readonly listed: ListedSale | null;
}

/**
 * The input as another member will read it, by the parts of its page: hidden values are sealed in their
 * places.
 */
export function PreviewPart({ kind, texts: typed, listed }: PreviewPartProps): ReactElement {
  const { texts, fields } = shortened(kind, typed);
  const Preview = previews[kind];
  return (
    <>
      {fields.length === 0 ? null : <p className="pub-note">{newBuyText.form.cut(fields.map(fieldLabel))}</p>}
      <article className="pub-preview" aria-label={newBuyText.form.preview}>
        <Preview texts={texts} listed={listed} />
      </article>
    </>
  );
}
