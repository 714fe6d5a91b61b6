import type { ReactElement } from 'react';
import type { NdaEvent } from '../../../../application/deals/nda/events';
import type { NdaEvidenceMachine } from '../../../../application/deals/nda-evidence/machine';
import type { NdaStatus } from '../../../../application/deals/nda/status';
import { IconButton } from '../../../kit/action/button/icon-button';
import { CaptchaSheet } from '../../../features/account/captcha-sheet/captcha-sheet';
import { Drawing } from '../../../kit/display/icon/drawing';
import { Sheet } from '../../../kit/sheet/sheet';
import { FailedPanel } from '../../../kit/state/state-panel/failed-panel';
import { StepStrip } from '../../../kit/display/step-strip/step-strip';
import { Reading } from './reading';
import { Settled } from './settled';
import { SigningForm } from './signing-form';
import { ndaText as text } from './text';
import './nda.css';

export interface NdaSheetProps {
  readonly status: NdaStatus;
  readonly evidence: NdaEvidenceMachine;
  readonly now: number;
  readonly send: (event: NdaEvent) => void;
}

/** An arrow down onto a line. */
const downLines = <path d="M12 4v11m-4-3.5 4 4 4-4M5 19.5h14" />;

/**
 * Returns the current one of the three steps; all are past once the NDA is approved. An unsigned NDA is at
 * the first, in any phase.
 */
const stepOf = ({ phase, standing }: NdaStatus): number => {
  if (phase === 'typing' || phase === 'sending') return 1;
  const isSigned = standing !== null && standing.state !== 'unsigned';
  if (!isSigned || (phase !== 'settled' && phase !== 'withdrawing')) return 0;
  return standing.state === 'signed' ? 3 : 2;
};

function Body({ status, evidence, now, send }: NdaSheetProps): ReactElement {
  const { phase, standing, failure } = status;
  if (phase === 'failed')
    return (
      <FailedPanel
        title={text.failed}
        failure={failure}
        onReload={() => send({ type: 'nda.retryRequested' })}
      />
    );
  if (phase === 'loading' || standing === null)
    return (
      <p className="nda-loading" role="status">
        {text.loading}
      </p>
    );
  if (phase === 'reading') return <Reading status={status} standing={standing} send={send} />;
  if (phase === 'typing' || phase === 'sending')
    return <SigningForm status={status} standing={standing} send={send} />;
  return <Settled status={status} standing={standing} evidence={evidence} now={now} send={send} />;
}

/** The NDA over a deal's page, in three steps. */
export function NdaSheet(props: NdaSheetProps): ReactElement {
  const { status, send } = props;
  const at = stepOf(status);
  return (
    <>
      <Sheet
        title={text.title}
        onClose={() => send({ type: 'nda.closed' })}
        aside={
          status.phase === 'reading' ? (
            <IconButton
              icon={<Drawing lines={downLines} size={24} />}
              label={text.keepText}
              onPress={() => send({ type: 'nda.textRequested' })}
            />
          ) : null
        }
      >
        <div className="nda-sheet">
          <StepStrip
            steps={text.steps.map((name, place) => ({
              name,
              place: place < at ? 'past' : place === at ? 'now' : 'ahead',
            }))}
          />
          <Body {...props} />
        </div>
      </Sheet>
      {status.captcha === null ? null : (
        <CaptchaSheet
          status={status.captcha}
          onRetry={() => send({ type: 'code.captchaRetryRequested' })}
          onClose={() => send({ type: 'code.captchaDismissed' })}
        />
      )}
    </>
  );
}
