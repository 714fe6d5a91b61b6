import type { ReactElement } from 'react';
import { Button } from '../../../kit/action/button/button';
import type { NdaRequestsProps } from './requests';
import type { NdaSheetProps } from './nda-sheet';
import { ndaWayText as text } from './way-text';

/** Stands where the NDA would, when its code has not come; put away and opened again, it is fetched again. */
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

/** Stands where the requests would, when their code has not come. */
export function NdaRequestsNotCome(_: NdaRequestsProps): ReactElement {
  return (
    <p className="nda-text" role="alert">
      {text.requestsFailed}
    </p>
  );
}
