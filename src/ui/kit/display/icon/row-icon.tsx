import type { ReactElement } from 'react';
import { Drawing, type DrawingProps } from './drawing';
import { rowGlyphs, type RowIconName } from './row-glyphs';

export interface RowIconProps extends Partial<Pick<DrawingProps, 'size'>> {
  readonly name: RowIconName;
}

/** An icon by its name, from the full set, at the start of a row or of a message; 24 px by default. */
export const RowIcon = ({ name, size = 24 }: RowIconProps): ReactElement => (
  <Drawing lines={rowGlyphs[name]} size={size} />
);
