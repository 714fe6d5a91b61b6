import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { Button } from '../action/button/button';
import '../form/field/choice-chips.css';
import { TextArea } from '../form/field/text-area';
import { ResultNote } from '../state/result-note/result-note';
import { Sheet } from '../sheet/sheet';
import { Asking } from './asking';
import './words-sheet.css';

export interface WordsSheetProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly words: {
    readonly id: string;
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    readonly submitting: string;
    /** On the button while something is asked before the form is sent. */
    readonly confirm?: string;
  };
  /** The question before the form is sent. */
  readonly asking?: string | null;
  /** The sum in what is asked, written out. */
  readonly askedInWords?: string | null;
  /** A frequent answer: a press puts it into the field. */
  readonly quick?: { readonly label: string; readonly words: readonly string[] };
  readonly danger?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly failure: string | null;
  readonly focusRequest: object | null;
  readonly busy: boolean;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A sheet in which something is said and sent. */
export function WordsSheet(props: WordsSheetProps): ReactElement {
  const { title, lead, words, quick, danger = false, value, error, failure, focusRequest, busy } = props;
  const { asking = null, askedInWords = null } = props;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <Sheet title={title} onClose={props.onClose}>
      <form className="words-form" noValidate onSubmit={submit}>
        {lead}
        {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
        {quick === undefined ? null : (
          <div className="words-quick" role="group" aria-label={quick.label}>
            {quick.words.map((said) => (
              <button key={said} type="button" className="chip" onClick={() => props.onType(said)}>
                {said}
              </button>
            ))}
          </div>
        )}
        <TextArea
          id={words.id}
          label={words.label}
          placeholder={words.hint}
          value={value}
          error={error}
          focusRequest={focusRequest}
          onType={props.onType}
        />
        {asking === null ? null : <Asking inWords={askedInWords}>{asking}</Asking>}
        <Button kind={danger ? 'danger' : 'primary'} block submits busy={busy}>
          {busy ? words.submitting : asking === null ? words.submit : (words.confirm ?? words.submit)}
        </Button>
      </form>
    </Sheet>
  );
}
