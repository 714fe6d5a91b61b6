import type { ReactElement } from 'react';
import { amountFigure } from '../../../../../contract/values/amount-figure';
import type { Amount } from '../../../../domain/number/amount';
import type { Decimal } from '../../../../../contract/values/decimal';
import { narrowSpace } from '../../../../../contract/values/digit-groups';
import { changeText } from '../../../../domain/number/percent-text';
import type { Disclosure } from '../../../../domain/sale/disclosure';
import { SealedField } from '../seal/sealed-field';
import { partsText } from '../../text';
import './amount.css';

export interface AmountValueProps {
  /** 万元. */
  readonly of: Disclosure<Amount>;
  /** The text in place of a missing value; '—' when left out. */
  readonly absent?: string;
  /** The last part of the unit: '美元' makes 万元 into 万美元. */
  readonly currency?: string;
}

/** An amount, its seal, or the sign that there is none. */
export function AmountValue({
  of,
  absent = partsText.absent,
  currency = '元',
}: AmountValueProps): ReactElement {
  if (of.kind === 'hidden') return <SealedField />;
  if (of.kind === 'absent')
    return (
      <span className="amount amount-none">
        <b>{absent}</b>
      </span>
    );
  const { figure, unit } = amountFigure(of.value);
  return (
    <span className="amount" translate="no">
      <b>{figure}</b>
      {narrowSpace}
      {unit.replace('元', currency)}
    </span>
  );
}

export interface GrowthValueProps {
  /** Per cent. */
  readonly of: Disclosure<Decimal>;
}

/** A change against the year before, red up and green down; nothing where it is not known. */
export function GrowthValue({ of }: GrowthValueProps): ReactElement | null {
  if (of.kind !== 'shown') return null;
  const { text, direction } = changeText(of.value);
  return <span className={`growth ${direction}`}>{text}</span>;
}
