import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { FieldError } from '../field/field-error';
import { TickBox } from '../tick-box/tick-box';
import { agreementText as text } from './text';
import './agreement.css';

export interface AgreementProps {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly focusRequest: object | null;
  readonly onToggle: () => void;
}

const errorId = 'login-agreement-error';

/** Not ticked by itself; nothing is sent before it is. */
export function Agreement({ agreed, error, focusRequest, onToggle }: AgreementProps): ReactElement {
  const wrong = error !== undefined;
  return (
    <div>
      <div className="agreement">
        <TickBox
          ticked={agreed}
          name={text.agreeLabel}
          describedBy={wrong ? errorId : undefined}
          focusRequest={focusRequest}
          onToggle={onToggle}
        />
        <p>
          {text.agree}
          <Link to="/user/agreement">{text.agreement}</Link>
          {text.and}
          <Link to="/user/privacy">{text.privacy}</Link>
        </p>
      </div>
      {wrong ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
