import type { ReactElement } from 'react';
import { cutNote } from '../../../../domain/text/field-text';
import { FieldError } from './field-error';

export interface CutNoteProps {
  readonly id: string;
  readonly text: string;
}

/** Says below a field that a text was cut, as soon as it is. */
export function CutNote({ id, text }: CutNoteProps): ReactElement | null {
  const note = cutNote(text);
  return note === null ? null : <FieldError id={id}>{note}</FieldError>;
}
