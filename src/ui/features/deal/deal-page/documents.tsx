import type { ReactElement } from 'react';
import type { SaleDetail } from '../../../../domain/sale/sale-detail';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { Panel } from '../../../kit/display/panel/panel';
import { SealedField } from '../../../kit/display/seal/sealed-field';
import { dealPageText as text } from './text';

export interface DocumentsProps {
  readonly deal: SaleDetail;
}

const Listed = ({ deal }: DocumentsProps): ReactElement => {
  if (deal.documents.kind === 'shown')
    return (
      <>
        <ul className="documents">
          {deal.documents.value.map(({ id, name, pages }) => (
            <li key={id}>
              <RowIcon name="document" />
              <span className="document-name">{name}</span>
              <span className="muted">{text.pages(pages)}</span>
            </li>
          ))}
        </ul>
        {deal.owned ? null : <p className="documents-way">{text.documentsWay}</p>}
      </>
    );
  return (
    <div className="documents">
      <p>
        <RowIcon name="document" />
        <span className="document-name">{text.documentCount(deal.documentCount)}</span>
        <SealedField />
      </p>
    </div>
  );
};

/** The deal's documents by name, with the way to the files themselves, which the gateway does not hold; while they are sealed, only how many there are. */
export function Documents({ deal }: DocumentsProps): ReactElement {
  return (
    <Panel title={text.documents}>
      {deal.documentCount === 0 ? <p className="deal-text">{text.noDocuments}</p> : <Listed deal={deal} />}
    </Panel>
  );
}
