import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ScannerMachine } from '../../../application/gate/gate-scanner/machine';
import { selectScanner } from '../../../application/gate/gate-scanner/status';
import { useFlows } from '../../frame/context/flows';
import { QrScanView } from './view';

export interface QrScanScreenProps {
  readonly flows: { readonly scanner: ActorRefFrom<ScannerMachine> };
}

/** The gate of a conference, for its staff (MKT-22). */
export function QrScanScreen({ flows: { scanner } }: QrScanScreenProps): ReactElement {
  const snapshot = useSelector(scanner, (now) => now);
  return (
    <QrScanView
      status={selectScanner(snapshot)}
      now={useFlows().now()}
      send={(event) => scanner.send(event)}
    />
  );
}
