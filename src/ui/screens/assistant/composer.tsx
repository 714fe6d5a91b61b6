import { useId, type KeyboardEvent, type ReactElement, type SyntheticEvent } from 'react';
import type { AssistantStatus } from '../../../application/assistant/assistant/status';
import { cutNote, fieldText, longestFieldText } from '../../../domain/text/field-text';
import { failureText } from '../../../domain/gateway/failure-text';
import { Button } from '../../kit/action/button/button';
import { typedKey } from '../../kit/form/field/typed-key';
import { AssistantIcon } from './glyphs';
import { assistantText as text } from './text';

export interface ComposerProps {
  readonly status: AssistantStatus;
  readonly onType: (text: string) => void;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
}

const why = ({ draft, tooMany, phase, failure }: AssistantStatus): string | null => {
  if (tooMany !== null) return cutNote(draft) ?? text.tooLong(tooMany);
  return phase === 'refused' && failure !== null ? failureText(failure) : null;
};

/** The input of questions; while an answer is being written, the stop button replaces the send button. */
export function Composer({ status, onType, onAsk, onStop }: ComposerProps): ReactElement {
  const { draft, phase, canAsk } = status;
  const noteId = useId();
  const isWriting = phase === 'asking' || phase === 'stopping';
  const note = why(status);
  const ask = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (canAsk) onAsk(draft);
  };
  const press = (event: KeyboardEvent): void => {
    if (typedKey(event.nativeEvent) === 'Enter' && !event.shiftKey) ask(event);
  };
  return (
    <form className="assistant-composer" aria-label={text.ask} onSubmit={ask}>
      {note === null ? null : (
        <p id={noteId} className="answer-note answer-bad" role="alert">
          {note}
        </p>
      )}
      <textarea
        rows={1}
        aria-label={text.question}
        aria-invalid={status.tooMany !== null}
        aria-describedby={note === null ? undefined : noteId}
        placeholder={isWriting ? text.hintWhileWriting : text.hint}
        value={draft}
        enterKeyHint="send"
        maxLength={longestFieldText}
        onChange={(event) => onType(fieldText(event.target.value))}
        onKeyDown={press}
      />
      {isWriting ? (
        <Button onPress={onStop} busy={phase === 'stopping'}>
          <AssistantIcon name="stop" size={20} />
          <span>{phase === 'stopping' ? text.stopping : text.stop}</span>
        </Button>
      ) : (
        <Button kind="primary" submits busy={!canAsk}>
          {text.send}
        </Button>
      )}
    </form>
  );
}
