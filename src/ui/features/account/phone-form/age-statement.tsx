import type { ReactElement } from 'react';
import { FieldError } from '../../../kit/form/field/field-error';
import { TickBox } from '../../../kit/form/tick-box/tick-box';
import { phoneFormPartText as text } from './text';

export interface AgeStatementProps {
  readonly stated: boolean;
  readonly error: string | undefined;
  readonly focusRequest: object | null;
  readonly onToggle: () => void;
}

const errorId = 'login-age-error';

/** The statement to be at least 14, not ticked beforehand; no account is created without it (MKT-23). */
export function AgeStatement({ stated, error, focusRequest, onToggle }: AgeStatementProps): ReactElement {
  return (
    <div>
      <div className="agreement">
        <TickBox
          ticked={stated}
          name={text.age}
          describedBy={error === undefined ? undefined : errorId}
          focusRequest={focusRequest}
          onToggle={onToggle}
        />
        <p>{text.age}</p>
      </div>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
