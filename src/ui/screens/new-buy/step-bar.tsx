import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formAddress, type FormAddress } from '../../../domain/publication/form-address';
import { formPlan } from '../../../domain/publication/form-plan';
import { newBuyText } from './text';

const text = newBuyText.form;

export interface StepBarProps {
  readonly address: FormAddress;
  /** The steps on which something is wrong. */
  readonly wrong: readonly number[];
}

/** The steps, with the current one; each can be opened, also when another has errors. */
export function StepBar({ address, wrong }: StepBarProps): ReactElement {
  return (
    <nav className="pub-steps" aria-label={text.steps}>
      <ol>
        {formPlan(address.kind).steps.map(({ name }, at) => (
          <li key={name} className={at + 1 < address.step ? 'pub-step-done' : undefined}>
            <Link
              to={formAddress({ ...address, step: at + 1, field: null })}
              aria-current={at + 1 === address.step ? 'step' : undefined}
            >
              {text.stepNames[name]}
              {wrong.includes(at + 1) ? <span className="pub-step-wrong">{text.wrongStep}</span> : null}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
