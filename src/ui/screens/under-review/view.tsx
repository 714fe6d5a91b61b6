import type { ReactElement } from 'react';
import type { VerificationStatus } from '../../../application/member/verification/status';
import type { Verification } from '../../../../contract/verification/verification';
import { PageBar } from '../../kit/page/page-bar';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { partsText } from '../../kit/text';
import { FullVerification } from '../../features/account/verification-progress/full-verification';
import { VerificationProgress } from '../../features/account/verification-progress/verification-progress';
import { underReviewText as text } from './text';
import './style.css';

export interface UnderReviewViewProps {
  readonly status: VerificationStatus;
  readonly onReload: () => void;
}

type Applied = Exclude<Verification, { readonly state: 'none' }>;

interface NextProps {
  readonly verification: Applied;
  readonly onReload: () => void;
}

/** The one thing to do next. */
function Next({ verification, onReload }: NextProps): ReactElement {
  if (verification.state === 'pending')
    return (
      <Button block onPress={onReload}>
        {text.refresh}
      </Button>
    );
  if (verification.state === 'approved' && verification.level === '1')
    return (
      <ButtonLink kind="primary" block to="/">
        {text.goOn}
      </ButtonLink>
    );
  if (verification.state === 'rejected')
    return (
      <ButtonLink kind="primary" block to="/user/auditLogin">
        {text.again}
      </ButtonLink>
    );
  return (
    <>
      <FullVerification />
      <ButtonLink kind="primary" block to="/user/auditLogin">
        {text.upgrade}
      </ButtonLink>
    </>
  );
}

function Content({ status, onReload }: UnderReviewViewProps): ReactElement {
  const { phase, verification, failure } = status;
  if (phase === 'failed')
    return (
      <StatePanel picture="failed" title={text.failed} text={partsText.reason(failure)}>
        <Button kind="primary" onPress={onReload}>
          {partsText.reload}
        </Button>
      </StatePanel>
    );
  if (verification === null)
    return (
      <Skeleton>
        <div className="under-review-bones">
          <Bone shape="title" />
          <Bone shape="block" />
        </div>
      </Skeleton>
    );
  if (verification.state === 'none')
    return (
      <StatePanel picture="empty" title={text.none} text={text.noneText}>
        <ButtonLink kind="primary" to="/user/auditLogin">
          {text.apply}
        </ButtonLink>
      </StatePanel>
    );
  return (
    <>
      <VerificationProgress verification={verification} failure={failure} />
      <div className="under-review-next">
        <Next verification={verification} onReload={onReload} />
      </div>
    </>
  );
}

export function UnderReviewView(props: UnderReviewViewProps): ReactElement {
  return (
    <div className="under-review reading">
      <PageBar title={text.title} />
      <Content {...props} />
    </div>
  );
}
