import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../../contract/kind/address';
import { comparisonAddress } from '../../../domain/sale/compare-set';
import type { ComparedGroup, ComparedRow } from '../../../domain/sale/comparison';
import { ndaStanding } from '../../../domain/bid/next-step';
import { ndaAddress } from '../../../domain/nda/nda-address';
import { ndaStateLabels } from '../../../domain/sale/nda-state';
import { concernsNda } from '../../../domain/sale/sale';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { ndaTones } from '../../features/deal/deal-list/nda-tones';
import { Icon } from '../../kit/display/icon/icon';
import { ButtonLink } from '../../kit/action/button/button-link';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { SealWay } from '../../kit/display/seal/sealed-field';
import { Cell } from './cell';
import { saleCompareText as text } from './text';
import { Verbatim } from '../../kit/display/verbatim/verbatim';

export interface ComparisonTableProps {
  readonly deals: readonly SaleDetail[];
  readonly groups: readonly ComparedGroup[];
  readonly forVisitor: boolean;
  readonly onRemove: (id: string) => void;
}

const DealHead = ({
  deal,
  deals,
  forVisitor,
  onRemove,
}: Omit<ComparisonTableProps, 'groups'> & { readonly deal: SaleDetail }): ReactElement => (
  <th scope="col">
    <div className="compare-deal">
      <Link to={addressOf('sale', deal)}>{deal.title}</Link>
      <span className="compare-code">
        <Verbatim>{deal.code}</Verbatim>
        {forVisitor || !concernsNda(deal) ? null : (
          <StatusTag tone={ndaTones[deal.ndaState]} word={ndaStateLabels[deal.ndaState]} />
        )}
      </span>
      <Link
        className="icon-button compare-remove"
        to={comparisonAddress(deals.filter((one) => one !== deal).map(({ id }) => id))}
        aria-label={text.remove(deal.title)}
        onClick={() => onRemove(deal.id)}
      >
        <Icon name="close" size={16} />
      </Link>
    </div>
  </th>
);

/** Where each of the deals goes on; a visitor has no NDA, and reads the deal. */
const NextSteps = ({
  deals,
  forVisitor,
}: Pick<ComparisonTableProps, 'deals' | 'forVisitor'>): ReactElement => (
  <tr className="compare-next">
    <th scope="row">{text.nextStep}</th>
    {deals.map((deal) => (
      <td key={deal.id}>
        <ButtonLink small to={addressOf('sale', deal)}>
          {text.next[forVisitor || deal.owned ? 'notNeeded' : ndaStanding(deal)]}
        </ButtonLink>
      </td>
    ))}
  </tr>
);

const standing = ({ same }: ComparedRow): string =>
  same === null ? '' : same ? 'compare-same' : 'compare-different';

/** Deals next to each other: the head and the names of the rows stay while the rest scrolls. */
export function ComparisonTable(props: ComparisonTableProps): ReactElement {
  const { deals, groups } = props;
  return (
    <div className="compare-table panel" tabIndex={0} role="group" aria-label={text.title}>
      <table>
        <caption className="vh">{text.caption(deals.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.units}</th>
            {deals.map((deal) => (
              <DealHead key={deal.id} deal={deal} {...props} />
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr className="compare-group">
              <th scope="rowgroup">{text.groups[name]}</th>
              <td colSpan={deals.length} />
            </tr>
            {rows.map((row) => (
              <tr key={row.name} className={standing(row)}>
                <th scope="row">
                  {text.rows[row.name]}
                  {row.same === true ? (
                    <>
                      {' '}
                      <span className="compare-mark">{text.same}</span>
                    </>
                  ) : null}
                  {row.same === false ? <span className="vh">{text.different}</span> : null}
                </th>
                {deals.map((deal, place) => (
                  <SealWay key={deal.id} value={ndaAddress(deal)}>
                    <Cell row={row} place={place} />
                  </SealWay>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <NextSteps {...props} />
        </tbody>
      </table>
    </div>
  );
}
