import { Checkbox } from 'antd-mobile';
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { FieldError } from '../field/field-error';
import { agreementText as text } from './text';
import '../../design/antd-mobile.css';
import './agreement.css';

export interface AgreementProps {
  readonly agreed: boolean;
  readonly error: string | undefined;
  readonly focusSign: object | null;
  readonly onToggle: () => void;
}

const inputId = 'login-agreement';
const errorId = 'login-agreement-error';

/** Not ticked by itself; nothing is sent before it is. */
export function Agreement({ agreed, error, focusSign, onToggle }: AgreementProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const atFirst = useRef({ agreed, onToggle });
  const wrong = error !== undefined;
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    input?.setAttribute('aria-label', text.agreeLabel);
    if (wrong) input?.setAttribute('aria-describedby', errorId);
    else input?.removeAttribute('aria-describedby');
  }, [wrong]);
  // Ticked in the server's HTML before the script came: React shows it unticked from its next rendering on.
  useEffect(() => {
    const first = atFirst.current;
    if (box.current?.querySelector('input')?.checked === true && !first.agreed) first.onToggle();
  }, []);
  useEffect(() => {
    if (focusSign !== null) box.current?.querySelector('input')?.focus();
  }, [focusSign]);
  return (
    <div ref={box}>
      <div className="agreement">
        <Checkbox id={inputId} className="agreement-box" checked={agreed} onChange={onToggle} />
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
