import type { ReactElement } from 'react';
import type { SheetFormStatus } from '../../../../application/kit/sheet-form/status';
import { ChoiceChips } from '../../../kit/form/field/choice-chips';
import { WordsSheet } from '../../../kit/words-sheet/words-sheet';

/** What every report holds: a reason of its kind, and words. */
interface Reported {
  readonly reason: string;
  readonly words: string;
}

/** What a report's sheet says; `words` is what its text field is called by. */
export interface ReportSheetText {
  readonly title: string;
  readonly lead: string;
  readonly reason: string;
  readonly words: string;
  readonly wordsHint: string;
  readonly submit: string;
  readonly submitting: string;
}

type ReportEvent =
  | { readonly type: 'form.typed'; readonly field: keyof Reported; readonly text: string }
  | { readonly type: 'form.submitted' | 'form.closed' };

export interface ReportSheetProps {
  readonly status: Pick<
    SheetFormStatus<Reported, unknown>,
    'phase' | 'typed' | 'errors' | 'failure' | 'focusField'
  >;
  /** What the ids and names of its fields begin with. */
  readonly name: string;
  readonly text: ReportSheetText;
  readonly choices: readonly { readonly value: string; readonly word: string }[];
  readonly send: (event: ReportEvent) => void;
}

/** Why something is reported, by a reason and in words; it is not there until it is opened. */
export function ReportSheet({ status, name, text, choices, send }: ReportSheetProps): ReactElement | null {
  const { phase, typed, errors, failure, focusField } = status;
  const type = (field: keyof Reported) => (said: string) => send({ type: 'form.typed', field, text: said });
  return phase === 'closed' ? null : (
    <WordsSheet
      title={text.title}
      lead={
        <>
          <p className="muted">{text.lead}</p>
          <ChoiceChips
            name={`${name}-reason`}
            label={text.reason}
            choices={choices}
            chosen={typed.reason}
            required
            error={errors.reason}
            focusRequest={focusField === 'reason' ? errors : null}
            onChoose={type('reason')}
          />
        </>
      }
      words={{
        id: `${name}-words`,
        label: text.words,
        hint: text.wordsHint,
        submit: text.submit,
        submitting: text.submitting,
      }}
      value={typed.words}
      error={errors.words}
      failure={failure}
      focusRequest={focusField === 'words' ? errors : null}
      busy={phase === 'sending'}
      onType={type('words')}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={() => send({ type: 'form.closed' })}
    />
  );
}
