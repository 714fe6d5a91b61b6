import type { ReactElement, ReactNode } from 'react';
import type { BuyDetail } from '../../../../domain/buy/buy';
import { buyerTypeName } from '../../../../domain/buy/buy-words';
import type { Disclosure } from '../../../../domain/sale/disclosure';
import { withNarrowSpaces } from '../../../../domain/text/with-narrow-spaces';
import { KeyValues } from '../../../kit/display/key-value/key-values';
import { Panel } from '../../../kit/display/panel/panel';
import { SealedField } from '../../../kit/display/seal/sealed-field';
import { partsText } from '../../../kit/text';
import { buyPageText as text } from './text';

export interface BuyerProps {
  readonly buy: BuyDetail;
  /** What only its owner reads. */
  readonly note?: ReactNode;
}

const row = (name: string, of: Disclosure<string>): readonly { name: string; value: ReactNode }[] => {
  if (of.kind === 'absent') return [];
  return [
    {
      name,
      value:
        of.kind === 'hidden' ? <SealedField word={partsText.sealedByBuyer} /> : withNarrowSpaces(of.value),
    },
  ];
};

/** The buyer, up to what the reader may see, with seals that name who may read. */
export function Buyer({ buy, note }: BuyerProps): ReactElement {
  const { companyName, funding, contact, budget } = buy;
  const hidden = [companyName, funding, contact, budget].filter(({ kind }) => kind === 'hidden').length;
  return (
    <Panel title={text.buyer}>
      {buy.profile === '' ? null : <p className="deal-text">{withNarrowSpaces(buy.profile)}</p>}
      <KeyValues
        rows={[
          { name: text.buyerType, value: buyerTypeName(buy.buyerType) },
          ...row(text.companyName, companyName),
          ...row(text.funding, funding),
          ...row(text.contactPerson, contact),
        ]}
      />
      {note}
      {hidden === 0 ? null : <p className="buy-note">{text.hiddenNote(hidden)}</p>}
    </Panel>
  );
}
