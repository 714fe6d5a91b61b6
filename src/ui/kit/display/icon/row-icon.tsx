import type { ReactElement } from 'react';
import { Drawing, type DrawingProps } from './drawing';
import { rowGlyphs, type RowIconName } from './row-glyphs';

export interface RowIconProps extends Partial<Pick<DrawingProps, 'size'>> {
  readonly name: RowIconName;
}

/** A drawing by its name, of all that there are, as the beginning of a row or of what is told has it; 24 px when nothing else is said. */
export const RowIcon = ({ name, size = 24 }: RowIconProps): ReactElement => (
  <Drawing lines={rowGlyphs[name]} size={size} />
);
