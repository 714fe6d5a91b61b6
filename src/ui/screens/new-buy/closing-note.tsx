import type { ReactElement } from 'react';
import { fieldLabel } from '../../../../contract/publication/field-label';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { newBuyText } from './text';

/** That an edit hides what everybody reads today. */
export function ClosingNote({ fields }: { readonly fields: readonly string[] }): ReactElement | null {
  if (fields.length === 0) return null;
  return (
    <p className="pub-warned">
      <RowIcon name="warning" size={16} />
      {newBuyText.form.closing(fields.map(fieldLabel))}
    </p>
  );
}
