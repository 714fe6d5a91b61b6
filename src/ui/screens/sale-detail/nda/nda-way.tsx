import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { NdaEvidenceMachine } from '../../../../application/deals/nda-evidence/machine';
import type { NdaMachine } from '../../../../application/deals/nda/machine';
import { selectNdaStatus } from '../../../../application/deals/nda/status';
import type { SaleDetail } from '../../../../domain/sale/sale-detail';
import type { User } from '../../../../domain/user/user';
import { useFlows } from '../../../frame/context/flows';
import { Button } from '../../../kit/action/button/button';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { NdaSheetLater } from './nda-sheet-later';
import { useAskedByAddress } from './use-asked-by-address';
import { ndaWayText as text } from './way-text';

export interface NdaWayProps {
  readonly machine: NdaMachine;
  readonly evidence: NdaEvidenceMachine;
  readonly deal: Pick<SaleDetail, 'id' | 'sourceType' | 'ndaState'>;
  readonly user: Pick<User, 'userId' | 'userName'>;
  /** The deal is over: nothing is to be signed, and the record is read. */
  readonly recordOnly?: boolean;
}

/** The way into the NDA on a deal, and the NDA over the page once it is opened. */
export function NdaWay({ machine, evidence, deal, user, recordOnly = false }: NdaWayProps): ReactElement {
  const { captchaAppid, now } = useFlows();
  const { id, sourceType, ndaState } = deal;
  const { userId, userName } = user;
  const nda = usePartFlow(machine, { appid: captchaAppid, userName, userId, sale: { sourceType, id } });
  const status = useSelector(nda, selectNdaStatus);
  useAskedByAddress(status.phase === 'closed', () => nda.send({ type: 'nda.opened' }));
  const toBeSigned = !recordOnly && ndaState !== 'pending' && ndaState !== 'signed';
  return (
    <>
      <div className={toBeSigned ? 'nda-way nda-way-main' : 'nda-way'}>
        <Button
          kind={toBeSigned ? 'primary' : 'secondary'}
          block
          onPress={() => nda.send({ type: 'nda.opened' })}
        >
          {recordOnly ? text.over.record : text.open[ndaState]}
        </Button>
      </div>
      {status.phase === 'closed' ? null : (
        <NdaSheetLater status={status} evidence={evidence} now={now()} send={(event) => nda.send(event)} />
      )}
    </>
  );
}
