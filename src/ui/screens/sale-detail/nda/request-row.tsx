import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { NdaRequest } from '../../../../../contract/nda/nda-request';
import type { NdaGiven, SaleFlows } from '../../../../application/deals/nda/definition';
import { selectAskFirst } from '../../../../application/kit/ask-first/machine';
import { selectSheetFormStatus } from '../../../../application/kit/sheet-form/status';
import type { NdaRejection } from '../../../../domain/sale/nda-rejection';
import { Button } from '../../../kit/action/button/button';
import { FormFailed } from '../../../kit/form/form-failed/form-failed';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { ApproveSheet, RejectSheet } from './decision-sheets';
import { ndaText } from './text';

const text = ndaText.requests;

export interface DecideProps {
  readonly request: NdaRequest;
  /** The deal's. */
  readonly title: string;
  readonly userId: string;
  readonly isListed: boolean;
  readonly flows: Pick<SaleFlows, 'approval' | 'rejection'>;
}

/** What the owner does about a request that waits: each begins with a question or a reason. */
export function Decide({ request, title, userId, isListed, flows }: DecideProps): ReactElement {
  const { id, name, company } = request;
  const approval = usePartFlow(flows.approval, undefined);
  const rejection = usePartFlow(flows.rejection, { given: { id }, userId, initial: { reason: '' } });
  const approving = useSelector(approval, selectAskFirst<string>, shallowEqual);
  const rejecting = useSelector(rejection, selectSheetFormStatus<NdaRejection, NdaGiven>);
  const busy = approving.phase === 'calling' || approving.phase === 'done';
  return (
    <>
      <FormFailed message={approving.error} />
      <div className="nda-decide">
        {isListed ? (
          <Button
            kind="primary"
            small
            busy={busy}
            onPress={() => approval.send({ type: 'ask.requested', subject: id })}
          >
            {busy ? text.confirming : text.approve}
          </Button>
        ) : null}
        <Button small busy={busy} onPress={() => rejection.send({ type: 'form.opened' })}>
          {text.reject}
        </Button>
      </div>
      {approving.phase === 'asking' ? (
        <ApproveSheet name={name} company={company} title={title} send={(event) => approval.send(event)} />
      ) : null}
      {rejecting.phase === 'closed' ? null : (
        <RejectSheet status={rejecting} send={(event) => rejection.send(event)} />
      )}
    </>
  );
}
