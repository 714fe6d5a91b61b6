import type { ReactElement } from 'react';
import type { Decimal } from '../../../../../contract/values/decimal';
import type { Derived } from '../../../../domain/sale/derived-figures';
import { SealedField } from '../../../kit/display/seal/sealed-field';
import { partsText } from '../../../kit/text';
import { dealPageText as text } from './text';

export interface DerivedValueProps {
  readonly of: Derived;
  readonly write: (value: Decimal) => string;
  /** How it was worked out; where it is 不适用, why. */
  readonly words?: string | undefined;
}

/** A figure that was worked out, with how; its seal as soon as one of the figures is sealed. */
export function DerivedValue({ of, write, words }: DerivedValueProps): ReactElement {
  if (of.kind === 'hidden') return <SealedField />;
  if (of.kind === 'absent') return <>{partsText.absent}</>;
  return (
    <span className="derived">
      {of.kind === 'shown' ? <b>{write(of.value)}</b> : <span>{text.notApplicable}</span>}
      {words === undefined ? null : <small>{words}</small>}
    </span>
  );
}
