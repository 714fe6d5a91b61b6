import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { marks } from '../../../domain/sale/mark';
import { PageBar } from '../../kit/page/page-bar';
import { Icon } from '../../kit/display/icon/icon';
import { saleMarksText as text } from './text';
import '../../kit/display/panel/panel.css';
import './style.css';

/** The marks that deals are gathered under, each with what it takes in. */
export function SaleMarksScreen(): ReactElement {
  return (
    <div className="reading">
      <PageBar title={text.title} />
      <section className="panel marks">
        <p className="marks-lead">{text.lead}</p>
        <ul aria-label={text.list}>
          {marks.map(({ id, name, descriptions }) => (
            <li key={id}>
              <h2>
                <Link to={`/sale/mark/${id}`}>{name}</Link>
              </h2>
              <p>{descriptions.join('、')}</p>
              <Icon name="forward" size={16} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
