import type { ReactElement } from 'react';
import type { VerificationEvent } from '../../../application/member/verification/events';
import type { VerificationStatus } from '../../../application/member/verification/status';
import { PageBar } from '../../kit/page/page-bar';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { partsText } from '../../kit/text';
import { FullVerification } from '../../features/account/verification-progress/full-verification';
import { VerificationProgress } from '../../features/account/verification-progress/verification-progress';
import { Application } from './application';
import { verificationText as text } from './text';
import './style.css';

export interface VerificationViewProps {
  readonly status: VerificationStatus;
  readonly send: (event: VerificationEvent) => void;
}

const bones = <PageBones shape="application" />;

export function WaitingForUser(): ReactElement {
  return (
    <div className="verification reading">
      <PageBar title={text.title} />
      {bones}
    </div>
  );
}

function Content({ status, send }: VerificationViewProps): ReactElement {
  const { phase, verification, failure } = status;
  if (phase === 'editing' || phase === 'submitting') return <Application status={status} send={send} />;
  if (phase === 'failed')
    return (
      <StatePanel picture="failed" title={text.failed} text={partsText.reason(failure)}>
        <Button kind="primary" onPress={() => send({ type: 'verification.reloadRequested' })}>
          {partsText.reload}
        </Button>
      </StatePanel>
    );
  if (verification === null || verification.state === 'none') return bones;
  return (
    <>
      <VerificationProgress verification={verification} failure={failure} />
      {verification.state === 'approved' ? <Approved level={verification.level} send={send} /> : null}
    </>
  );
}

interface ApprovedProps {
  readonly level: '1' | '2';
  readonly send: VerificationViewProps['send'];
}

function Approved({ level, send }: ApprovedProps): ReactElement {
  if (level === '2')
    return (
      <div className="verification-next">
        <p>{text.approvedBasic}</p>
        <FullVerification />
        <Button kind="primary" block onPress={() => send({ type: 'verification.applyRequested' })}>
          {text.upgrade}
        </Button>
      </div>
    );
  return (
    <div className="verification-next">
      <p>{text.approvedText}</p>
      <ButtonLink kind="primary" block to="/">
        {text.goOn}
      </ButtonLink>
      <p className="muted">{text.resubmitText}</p>
      <Button block onPress={() => send({ type: 'verification.applyRequested' })}>
        {text.resubmit}
      </Button>
    </div>
  );
}

export function VerificationView(props: VerificationViewProps): ReactElement {
  return (
    <div className="verification reading">
      <PageBar title={text.title} />
      <Content {...props} />
    </div>
  );
}
