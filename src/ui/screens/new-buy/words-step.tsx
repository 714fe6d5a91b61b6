import type { ReactElement } from 'react';
import { Icon } from '../../kit/display/icon/icon';
import { ClosingNote } from './closing-note';
import { Line, Lines } from './form-fields';
import type { TypedForm } from './typed-form';
import { newBuyText } from './text';

/** What everybody reads, and what stays hidden until an NDA is signed. */
export function WordsStep({ form }: { readonly form: TypedForm }): ReactElement {
  return (
    <>
      <Lines form={form} field="teaser" />
      <Lines form={form} field="highlights" />
      <p className="pub-sealed">
        <Icon name="lock" size={16} />
        {newBuyText.form.hidden}
      </p>
      <ClosingNote fields={form.closing} />
      <Line form={form} field="companyName" />
      <Line form={form} field="customers" />
      <Lines form={form} field="reason" />
    </>
  );
}
