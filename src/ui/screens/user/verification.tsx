import type { ReactElement } from 'react';
import type { VerificationStep } from '../../../domain/member/verification-step';
import { ButtonLink } from '../../kit/action/button/button-link';
import { userText as text } from './text';

/** The next step of being verified. */
export function Verification({ to, step }: VerificationStep): ReactElement {
  const words = text.steps[step];
  return (
    <section className="me-verify" aria-label={text.verification}>
      <p>{words.text}</p>
      <ButtonLink to={to} small>
        {words.action}
      </ButtonLink>
    </section>
  );
}
