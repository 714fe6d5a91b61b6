import type { ReactElement, ReactNode } from 'react';
import type { Sale } from '../../../../domain/sale/sale';
import { DealCard } from './deal-card';
import { DealColumns } from './deal-columns';

export interface DealListProps {
  readonly deals: readonly Sale[];
  /** Milliseconds since 1970, for dates that leave out the present year. */
  readonly now: number;
  /** A visitor reads of no NDA. */
  readonly forVisitor: boolean;
  /** What can be done with a deal, at the end of its code and date. */
  readonly extra?: ((deal: Sale) => ReactNode) | undefined;
  /** What the list is called, where its heading does not say so. */
  readonly label?: string;
  /** The star of a deal, where the list has stars. */
  readonly star?: ((deal: Sale) => ReactNode) | undefined;
  /** What has become of a deal, in place of its NDA; undefined where there is nothing to say. */
  readonly badge?: ((deal: Sale) => ReactNode) | undefined;
}

/** Returns the card of a deal, with the list's additions. */
export const cardOf = (
  deal: Sale,
  { now, forVisitor, extra, star, badge }: Omit<DealListProps, 'deals' | 'label'>,
): ReactElement => (
  <DealCard
    deal={deal}
    now={now}
    forVisitor={forVisitor}
    extra={extra?.(deal)}
    star={star?.(deal)}
    badge={badge?.(deal)}
  />
);

/** Deals: cards on a phone, rows under column heads on a desktop, from the same elements. */
export function DealList(props: DealListProps): ReactElement {
  return (
    <>
      <DealColumns forVisitor={props.forVisitor} starred={props.star !== undefined} />
      <ul className="deals" aria-label={props.label}>
        {props.deals.map((deal) => (
          <li key={deal.id}>{cardOf(deal, props)}</li>
        ))}
      </ul>
    </>
  );
}
