import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { NdaEvidenceMachine } from '../../../../application/deals/nda-evidence/machine';
import { selectNdaEvidenceStatus } from '../../../../application/deals/nda-evidence/status';
import { checkAddress } from '../../../../domain/nda/check-address';
import { Button } from '../../../kit/action/button/button';
import { FormFailed } from '../../../kit/form/form-failed/form-failed';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { ndaText } from './text';

const text = ndaText.evidence;

export interface EvidenceWayProps {
  readonly machine: NdaEvidenceMachine;
  /** The NDA's. */
  readonly id: string;
  readonly small?: boolean;
}

/** The evidence of an approved NDA, to be kept, and where it is verified. */
export function EvidenceWay({ machine, id, small = false }: EvidenceWayProps): ReactElement {
  const evidence = usePartFlow(machine, { id });
  const { phase, number, error } = useSelector(evidence, selectNdaEvidenceStatus);
  const busy = phase === 'busy';
  return (
    <div className="nda-evidence">
      <FormFailed message={error} />
      <Button
        small={small}
        block={!small}
        busy={busy}
        onPress={() => evidence.send({ type: 'evidence.requested' })}
      >
        {busy ? text.busy : text.download}
      </Button>
      {phase === 'saved' && number !== null ? (
        <p className="muted" role="status">
          {text.saved(number)}
          <Link className="to-verify" to={checkAddress(number)}>
            {text.verify}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
