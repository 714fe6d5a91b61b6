import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { EvidenceCheckMachine } from '../../../application/deals/evidence-check/machine';
import { selectEvidenceCheck } from '../../../application/deals/evidence-check/status';
import { checkAddress } from '../../../domain/nda/check-address';
import { useFlows } from '../../frame/context/flows';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { EvidenceCheckView } from './evidence-check-view';
import { evidenceText as text } from './text';
import './evidence-check.css';

export interface EvidenceCheckProps {
  readonly machine: EvidenceCheckMachine;
  /** What the address asks; null where it asks for nothing. */
  readonly asked: string | null;
}

function Check({ machine, asked }: EvidenceCheckProps & { readonly asked: string }): ReactElement {
  const { now } = useFlows();
  const check = usePartFlow(machine, { asked });
  const status = useSelector(check, selectEvidenceCheck);
  return <EvidenceCheckView status={status} now={now()} send={(event) => check.send(event)} />;
}

/** Over the list of a bidder: whether an NDA's evidence is true, or the way to ask (MKT-04). */
export function EvidenceCheck({ machine, asked }: EvidenceCheckProps): ReactElement {
  if (asked !== null) return <Check machine={machine} asked={asked} />;
  return (
    <p className="evidence-way">
      <Link to={checkAddress()}>{text.open}</Link>
    </p>
  );
}
