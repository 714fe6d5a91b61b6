import type { ReactElement, ReactNode } from 'react';
import type { FormTexts } from '../../../../contract/publication/form-texts';
import { buyPreview } from '../../../domain/publication/buy-preview';
import type { Disclosure } from '../../../domain/sale/disclosure';
import { BudgetValue } from '../../parts/buy-list/budget-value';
import { KeyValues } from '../../parts/key-value/key-values';
import { SealedField } from '../../parts/seal/sealed-field';
import { Tags } from '../../parts/tag/tag';
import { partsText } from '../../parts/text';
import { newBuyText } from './text';

const text = newBuyText.form;

const valueOf = (of: Disclosure<string>): ReactNode => {
  if (of.kind === 'absent') return partsText.absent;
  return of.kind === 'hidden' ? <SealedField /> : of.value;
};

/** A demand as a stranger will read it: hidden values are sealed where they will stand. */
export function BuyPreviewPart({ texts }: { readonly texts: FormTexts }): ReactElement {
  const preview = buyPreview(texts);
  return (
    <article className="pub-preview">
      <h4 className="deal-title">{preview.title === '' ? newBuyText.untitled : preview.title}</h4>
      <Tags words={preview.words} />
      <KeyValues
        rows={[
          { name: text.budget, value: <BudgetValue of={preview.budget} /> },
          { name: text.acquiring, value: preview.acquiring || partsText.absent },
        ]}
      />
      <ul className="pub-highlights">
        {preview.wanted.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="pub-teaser">{preview.profile}</p>
      <KeyValues
        rows={[
          { name: text.companyName, value: valueOf(preview.companyName) },
          { name: text.funding, value: valueOf(preview.funding) },
          { name: text.contact, value: valueOf(preview.contact) },
        ]}
      />
    </article>
  );
}
