import type { ReactElement } from 'react';
import type { SendButton } from '../../../../application/session/verification-code/status';
import { TextField } from '../../../kit/form/field/text-field';
import { codeFieldText as text } from './text';
import './code-field.css';

export interface CodeFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly focusRequest: object | null;
  readonly button: SendButton;
  /** The number to which a code was just sent; null when none was. */
  readonly sentTo: string | null;
  /** The text in that place until then. */
  readonly hint?: string;
  readonly onType: (typed: string) => void;
  readonly onSend: () => void;
}

const labelOf = ({ kind, secondsLeft }: SendButton): string => {
  if (kind === 'busy') return text.sending;
  return kind === 'wait' ? text.again(secondsLeft) : text.send;
};

/** The code of a text message, which the phone fills in by itself, and the button that sends one. */
export function CodeField(props: CodeFieldProps): ReactElement {
  const { id, error, focusRequest, button, sentTo, hint, onType, onSend } = props;
  const waits = button.kind !== 'send';
  return (
    <div>
      <TextField
        id={id}
        label={text.label}
        placeholder={text.hint}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error}
        focusRequest={focusRequest}
        onType={onType}
        after={
          <button
            type="button"
            className="code-send"
            aria-disabled={waits || undefined}
            onClick={waits ? undefined : onSend}
          >
            {labelOf(button)}
          </button>
        }
      />
      <p className="code-sent" role="status">
        {sentTo === null ? hint : text.sentTo(sentTo)}
      </p>
    </div>
  );
}
