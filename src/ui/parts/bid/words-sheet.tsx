import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { Button } from '../button/button';
import { TextArea } from '../field/text-area';
import { Told } from '../member-frame/told';
import { Sheet } from '../sheet/sheet';
import './bid.css';

export interface WordsSheetProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly words: {
    readonly id: string;
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    readonly submitting: string;
  };
  readonly danger?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly failure: string | null;
  readonly focusSign: object | null;
  readonly busy: boolean;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A sheet in which something is said and sent. */
export function WordsSheet(props: WordsSheetProps): ReactElement {
  const { title, lead, words, danger = false, value, error, failure, focusSign, busy } = props;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <Sheet title={title} onClose={props.onClose}>
      <form className="bid-form" noValidate onSubmit={submit}>
        {lead}
        {failure === null ? null : <Told kind="failed">{failure}</Told>}
        <TextArea
          id={words.id}
          label={words.label}
          placeholder={words.hint}
          value={value}
          error={error}
          focusSign={focusSign}
          onType={props.onType}
        />
        <Button kind={danger ? 'danger' : 'primary'} block submits busy={busy}>
          {busy ? words.submitting : words.submit}
        </Button>
      </form>
    </Sheet>
  );
}
