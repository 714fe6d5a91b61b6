import { SpinLoading } from 'antd-mobile';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { CaptchaStatus } from '../../../../application/session/captcha/status';
import { captchaSlotId } from '../../../../domain/captcha/captcha-slot';
import { Button } from '../../../kit/action/button/button';
import { Sheet } from '../../../kit/sheet/sheet';
import { StatePanel } from '../../../kit/state/state-panel/state-panel';
import { partsText } from '../../../kit/text';
import { captchaSheetText as text } from './text';
import './captcha-sheet.css';

export interface CaptchaSheetProps {
  readonly status: CaptchaStatus | null;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  /** Where one logs in without this captcha, by a code to the phone; none where there is no such way. */
  readonly codeLogin?: string;
}

const isCovered = (status: CaptchaStatus | null): boolean =>
  status === null || ['loadingScript', 'loadingConfig', 'loadingFrame', 'showing'].includes(status.phase);

/**
 * The captcha over the page: the place of its frame, covered while it loads. The place is there from the first
 * moment, because the frame is put into it from outside.
 */
export function CaptchaSheet({ status, onRetry, onClose, codeLogin }: CaptchaSheetProps): ReactElement {
  const failed = status?.phase === 'failed';
  return (
    <Sheet title={text.captcha} onClose={onClose}>
      <div className="captcha">
        <div id={captchaSlotId} className="captcha-slot" hidden={failed} />
        {isCovered(status) ? (
          <div className="captcha-cover" role="status">
            <SpinLoading color="var(--amber-600)" />
            {text.captchaLoading}
          </div>
        ) : null}
        {failed ? (
          <StatePanel picture="failed" title={text.captchaFailed} text={text.captchaReason(status.code)}>
            <Button kind="primary" onPress={onRetry}>
              {partsText.retry}
            </Button>
          </StatePanel>
        ) : null}
      </div>
      {codeLogin === undefined ? null : (
        <p className="captcha-other">
          {text.otherLead}
          <Link replace to={codeLogin}>
            {text.codeLogin}
          </Link>
        </p>
      )}
    </Sheet>
  );
}
