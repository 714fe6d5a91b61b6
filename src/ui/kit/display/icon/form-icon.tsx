import type { ReactElement } from 'react';
import { Drawing, type DrawingProps } from './drawing';
import { formGlyphs, type FormIconName } from './form-glyphs';

export interface FormIconProps extends Partial<Pick<DrawingProps, 'size'>> {
  readonly name: FormIconName;
}

/** A drawing of a form by its name; 24 px when nothing else is said. */
export const FormIcon = ({ name, size = 24 }: FormIconProps): ReactElement => (
  <Drawing lines={formGlyphs[name]} size={size} />
);
