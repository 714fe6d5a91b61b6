import type { ReactElement } from 'react';
import type { UnsubscribeEvent } from '../../../application/session/unsubscribe/events';
import type { UnsubscribeStatus } from '../../../application/session/unsubscribe/status';
import { Button } from '../../kit/action/button/button';
import { CaptchaSheet } from '../../features/account/captcha-sheet/captcha-sheet';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Sheet } from '../../kit/sheet/sheet';
import { Losses } from './losses';
import { ProofForm } from './proof-form';
import { unsubscribePageText as text } from './text';
import './style.css';

export interface UnsubscribeViewProps {
  readonly status: UnsubscribeStatus;
  readonly send: (event: UnsubscribeEvent) => void;
}

export function UnsubscribeView({ status, send }: UnsubscribeViewProps): ReactElement {
  const { phase, captcha } = status;
  if (phase === 'over')
    return (
      <div className="member-text">
        <ResultNote kind="done">{text.over}</ResultNote>
      </div>
    );
  return (
    <>
      {phase === 'reading' ? (
        <Losses status={status} send={send} />
      ) : (
        <ProofForm status={status} send={send} />
      )}
      {captcha === null ? null : (
        <CaptchaSheet
          status={captcha}
          onRetry={() => send({ type: 'code.captchaRetryRequested' })}
          onClose={() => send({ type: 'code.captchaDismissed' })}
        />
      )}
      {phase === 'confirming' ? (
        <Sheet title={text.confirmTitle} onClose={() => send({ type: 'unsubscribe.cancelled' })}>
          <div className="unsubscribe-ask">
            <p>{text.confirmText}</p>
            <Button kind="primary" block onPress={() => send({ type: 'unsubscribe.cancelled' })}>
              {text.keep}
            </Button>
            <Button block onPress={() => send({ type: 'unsubscribe.confirmed' })}>
              {text.confirm}
            </Button>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
