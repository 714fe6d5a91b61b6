import type { ReactElement } from 'react';
import { Button } from '../../../kit/action/button/button';
import type { NdaRequestsProps } from './requests';
import type { NdaSheetProps } from './nda-sheet';
import { ndaWayText as text } from './way-text';

/** Replaces the NDA when its code did not load. The next opening loads it again. */
export function NdaSheetNotCome({ send }: NdaSheetProps): ReactElement {
  return (
    <div className="nda-way" role="alert">
      <p>{text.notCome}</p>
      <Button small onPress={() => send({ type: 'nda.closed' })}>
        {text.putAway}
      </Button>
    </div>
  );
}

/** Replaces the requests when their code did not load. */
export function NdaRequestsNotCome(_: NdaRequestsProps): ReactElement {
  return (
    <p className="nda-text" role="alert">
      {text.requestsFailed}
    </p>
  );
}
