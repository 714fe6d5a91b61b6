import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BuyOverview } from '../../../../contract/buy/buy-overview';
import { buyerTypeName } from '../../../domain/buy/buy-words';
import { absent } from '../../../domain/sale/disclose';
import { AmountValue } from '../../parts/amount/amount-value';
import { Icon } from '../../parts/icon/icon';
import { CountTable } from '../../parts/landing/count-table';
import { Panel } from '../../parts/panel/panel';
import { buyHundredText as text } from './text';

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

/** What the programme comes to at present, and the ways into its lists by type of buyer. */
export function Figures({ overview }: { readonly overview: BuyOverview }): ReactElement {
  const { total, budget, buyerTypes, industries } = overview;
  return (
    <>
      <Panel title={text.figures}>
        <dl className="hundred-figures">
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
        <p className="hundred-note">{text.budgetNote}</p>
      </Panel>
      <Panel title={text.byType}>
        <ul className="hundred-types">
          {buyerTypes.map(({ id, count }) => (
            <li key={id}>
              <Link to={`/buy/hundred/${id}`}>
                <b>{buyerTypeName(id)}</b>
                <span>{text.typeCount(count)}</span>
                <Icon name="forward" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={text.byIndustry}>
        <CountTable caption={text.byIndustry} name={text.industry} count={text.count} rows={industries} />
        <p className="hundred-note">{text.industryNote}</p>
      </Panel>
    </>
  );
}
