import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { BuyOverview } from '../../../../contract/buy/buy-overview';
import { buyerTypeName } from '../../../domain/buy/buy-words';
import { Icon } from '../../kit/display/icon/icon';
import { CountTable } from '../../features/deal/landing/count-table';
import { Panel } from '../../kit/display/panel/panel';
import { ProgrammeFigures } from '../../features/deal/programme/programme-figures';
import { buyHundredText as text } from './text';

/** The present totals of the programme, and links to its lists by type of buyer. */
export function Figures({ overview }: { readonly overview: BuyOverview }): ReactElement {
  const { buyerTypes, industries } = overview;
  return (
    <>
      <Panel title={text.figures}>
        <ProgrammeFigures overview={overview} />
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
        <p className="programme-note">{text.industryNote}</p>
      </Panel>
    </>
  );
}
