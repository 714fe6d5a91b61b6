import type { ReactElement } from 'react';
import type { FormTexts } from '../../../../contract/publication/form-texts';
import { salePreview } from '../../../domain/publication/sale-preview';
import { DealFacts } from '../../parts/deal-list/deal-facts';
import { KeyValues } from '../../parts/key-value/key-values';
import { SealedField } from '../../parts/seal/sealed-field';
import { Tags } from '../../parts/tag/tag';
import { newBuyText } from './text';
import '../../parts/deal-list/deal-list.css';

const text = newBuyText.form;

/** A sale as a stranger will read it: hidden values are sealed where they will stand. */
export function SalePreviewPart({ texts }: { readonly texts: FormTexts }): ReactElement {
  const { deal, teaser, highlights } = salePreview(texts);
  return (
    <article className="pub-preview">
      <h4 className="deal-title">{deal.title === '' ? newBuyText.untitled : deal.title}</h4>
      <Tags words={[deal.industry, deal.region, deal.stage].filter((word) => word !== '')} />
      <DealFacts deal={deal} />
      <p className="pub-teaser">{teaser}</p>
      <ul className="pub-highlights">
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <KeyValues rows={text.sealedRows.map((name) => ({ name, value: <SealedField /> }))} />
    </article>
  );
}
