import type { ReactElement } from 'react';
import { PageHeading } from '../../kit/page/page-heading';
import { Button } from '../../kit/action/button/button';
import { FormFailed } from '../../kit/form/form-failed/form-failed';
import type { Question } from './question';
import { agreePrivacyText as text } from './text';

export interface DeclinedProps {
  readonly question: Question;
}

/** Why it does not go on without, and the two ways from here (PRI-04). */
export function Declined({ question }: DeclinedProps): ReactElement {
  const { words, problem, readAgain, leave } = question;
  const leaving = question.phase === 'leaving';
  return (
    <>
      <PageHeading title={words.declinedTitle} />
      <p>{words.declinedText}</p>
      <FormFailed message={problem} />
      <div className="consent-choice">
        <Button kind="primary" busy={leaving} onPress={readAgain}>
          {text.readAgain}
        </Button>
        <Button kind="plain" busy={leaving} onPress={leave}>
          {leaving ? words.leaving : words.leave}
        </Button>
      </div>
    </>
  );
}
