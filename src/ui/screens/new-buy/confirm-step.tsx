import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { noteField } from '../../../../contract/publication/form-texts';
import { revealingIn, type Revealing } from '../../../../contract/publication/revealing';
import { fieldLabel } from '../../../../contract/publication/field-label';
import { formAddress, type FormAddress } from '../../../domain/publication/form-address';
import { formPlan, stepOf } from '../../../domain/publication/form-plan';
import { PartBoundary } from '../../kit/state/boundary/part-boundary';
import { TextField } from '../../kit/form/field/text-field';
import { Icon } from '../../kit/display/icon/icon';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { ClosingNote } from './closing-note';
import { elementId, type TypedForm } from './typed-form';
import { newBuyText } from './text';

const text = newBuyText.form;

export interface ConfirmStepProps {
  readonly form: TypedForm;
  readonly address: FormAddress;
  /** The deal as everybody will see it. */
  readonly preview: ReactNode;
}

interface FindingProps extends Omit<ConfirmStepProps, 'preview'> {
  readonly finding: Revealing;
}

/** One thing that gives the company away: where, the way to it, and a note that justifies it. */
function FindingRow({ finding, form, address }: FindingProps): ReactElement {
  const { field, kind, found } = finding;
  const note = noteField(field, found);
  const step = stepOf(formPlan(address.kind), field);
  return (
    <li className="pub-finding">
      <p>
        {text.finding(fieldLabel(field), kind, found)}
        <Link to={formAddress({ ...address, step, field })}>{text.mend}</Link>
      </p>
      <TextField
        id={elementId(note)}
        label={text.note}
        placeholder={text.noteHint}
        type="text"
        autoComplete="off"
        value={form.valueOf(note)}
        error={form.faultOf(note)}
        focusRequest={form.focusRequestOf(note)}
        onType={(typed) => form.onType(note, typed)}
      />
    </li>
  );
}

/** What in the deal gives the company away (MKT-07). */
function Findings({ form, address }: Omit<ConfirmStepProps, 'preview'>): ReactElement {
  const findings = revealingIn(address.kind, form.texts, form.publisher);
  if (findings.length === 0)
    return (
      <p className="pub-clean">
        <Icon name="check" size={16} />
        {text.blindNone[address.kind]}
      </p>
    );
  return (
    <>
      <p className="pub-warned">
        <RowIcon name="warning" size={16} />
        {text.blindSome}
      </p>
      <ul>
        {findings.map((finding) => (
          <FindingRow
            key={`${finding.field} ${finding.found}`}
            finding={finding}
            form={form}
            address={address}
          />
        ))}
      </ul>
    </>
  );
}

/** The deal as everybody will see it, and what in it gives the company away. A part that fails leaves the other. */
export function ConfirmStep({ form, address, preview }: ConfirmStepProps): ReactElement {
  return (
    <>
      <h2 className="pub-part">{text.preview}</h2>
      <p className="pub-note">{text.previewNote}</p>
      <ClosingNote fields={form.closing} />
      <PartBoundary>{preview}</PartBoundary>
      <h2 className="pub-part">{text.blind}</h2>
      <PartBoundary>
        <Findings form={form} address={address} />
      </PartBoundary>
    </>
  );
}
