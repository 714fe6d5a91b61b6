import { useSelector } from '@xstate/react';
import { useCallback, useMemo, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PublicationMachine } from '../../../application/member/publication/machine';
import type { PublicationEvent } from '../../../application/member/publication/publication-context';
import { selectPublicationStatus } from '../../../application/member/publication/status';
import { formAddress, type FormAddress } from '../../../domain/publication/form-address';
import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { filterSearch } from '../../../domain/deal-filter/filter-search';
import { formPlan } from '../../../domain/publication/form-plan';
import type { FormTexts } from '../../../../contract/publication/form-texts';
import { isBuyerBlank } from '../../../domain/publication/buyer-texts';
import { EarlierBuyerPart } from './earlier-buyer-part';
import { MatchingPart } from './matching-part';
import { PreviewLater } from './preview-later';
import { PublicationFormView } from './form-view';

export interface PublicationFormPartProps {
  readonly flow: ActorRefFrom<PublicationMachine>;
  readonly address: FormAddress;
  /** Counts the deals on sale that a filter takes. */
  readonly counting: ResourceMachine<DealFilter, DealCounts>;
  /** What the last demand says of the buyer. */
  readonly earlier: ResourceMachine<string, FormTexts | null>;
}

/** The form of one publication with its flow. */
export function PublicationFormPart({
  flow,
  address,
  counting,
  earlier,
}: PublicationFormPartProps): ReactElement {
  const status = useSelector(flow, selectPublicationStatus);
  const send = useCallback((event: PublicationEvent) => flow.send(event), [flow]);
  const here = formAddress(address);
  const namedFocusRequest = useMemo(() => ({ here }), [here]);
  const { describesBuyer, wantedSales } = formPlan(address.kind);
  const filter = wantedSales(status.fields);
  return (
    <PublicationFormView
      status={status}
      address={address}
      namedFocusRequest={namedFocusRequest}
      matching={
        filter === null ? null : (
          <MatchingPart key={filterSearch(filter)} machine={counting} filter={filter} />
        )
      }
      earlier={
        describesBuyer && status.saved?.review !== 'approved' && isBuyerBlank(status.fields) ? (
          <EarlierBuyerPart
            machine={earlier}
            id={status.id}
            onUse={(texts) => {
              for (const [field, text] of Object.entries(texts))
                send({ type: 'publication.typed', field, text });
            }}
          />
        ) : null
      }
      preview={
        <PreviewLater kind={address.kind} texts={status.fields} listed={status.saved?.listed ?? null} />
      }
      send={send}
    />
  );
}
