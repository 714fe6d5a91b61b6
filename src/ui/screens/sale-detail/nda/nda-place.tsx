import type { ReactElement } from 'react';
import type { SaleFlows } from '../../../../application/deals/nda/definition';
import { concernsNda } from '../../../../domain/sale/sale';
import type { SaleDetail } from '../../../../domain/sale/sale-detail';
import type { User } from '../../../../domain/user/user';
import { NdaRequestsLater } from './nda-requests-later';
import { NdaWay } from './nda-way';

export interface NdaPlaceProps {
  readonly flows: Omit<SaleFlows, 'deal'>;
  readonly user: User;
  readonly deal: SaleDetail | null;
}

/** What a member finds of the NDA on a deal: the way into it, or as its owner who asked for one. */
export function NdaPlace({ flows, user, deal }: NdaPlaceProps): ReactElement | null {
  if (deal === null) return null;
  const { sourceType, id, title, owned, state } = deal;
  if (owned)
    return (
      <NdaRequestsLater
        flows={flows}
        sale={{ sourceType, id }}
        title={title}
        userId={user.userId}
        isListed={state === 'listed'}
      />
    );
  return concernsNda(deal) ? (
    <NdaWay machine={flows.nda} evidence={flows.evidence} deal={deal} user={user} />
  ) : null;
}
