import { useSelector } from '@xstate/react';
import { useMemo, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PublicationMachine } from '../../../application/publication/machine';
import { selectPublicationStatus } from '../../../application/publication/status';
import { formAddress, type FormAddress } from '../../../domain/publication/form-address';
import { PublicationFormView } from './form-view';

export interface PublicationFormPartProps {
  readonly flow: ActorRefFrom<PublicationMachine>;
  readonly address: FormAddress;
  readonly onBack: () => void;
}

/** The form of one publication with its flow. */
export function PublicationFormPart({ flow, address, onBack }: PublicationFormPartProps): ReactElement {
  const status = useSelector(flow, selectPublicationStatus);
  const here = formAddress(address);
  const namedSign = useMemo(() => ({ here }), [here]);
  return (
    <PublicationFormView
      status={status}
      address={address}
      namedSign={namedSign}
      send={(event) => flow.send(event)}
      onBack={onBack}
    />
  );
}
