import type { ReactElement, ReactNode } from 'react';
import type { BuyOverview } from '../../../../../contract/buy/buy-overview';
import { absent } from '../../../../domain/sale/disclose';
import { AmountValue } from '../../../kit/display/amount/amount-value';
import { programmeText as text } from './text';
import './programme.css';

interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Figure = ({ name, children }: FigureProps): ReactElement => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Count = ({ of, unit }: { readonly of: number; readonly unit: string }): ReactElement => (
  <>
    <b>{of}</b> {unit}
  </>
);

/** The present totals of the 百强 buyer programme. */
export function ProgrammeFigures({ overview }: { readonly overview: BuyOverview }): ReactElement {
  const { total, budget, buyerTypes } = overview;
  return (
    <>
      <dl className="programme-figures">
        <Figure name={text.total}>
          <Count of={total} unit={text.totalUnit} />
        </Figure>
        <Figure name={text.budget}>
          <AmountValue of={budget === null ? absent : { kind: 'shown', value: budget }} />
        </Figure>
        <Figure name={text.kinds}>
          <Count of={buyerTypes.length} unit={text.kindsUnit} />
        </Figure>
      </dl>
      <p className="programme-note">{text.budgetNote}</p>
    </>
  );
}
