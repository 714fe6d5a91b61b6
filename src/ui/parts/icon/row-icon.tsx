import type { ReactElement } from 'react';
import { Drawing } from './drawing';
import { rowGlyphs, type RowIconName } from './row-glyphs';

/** The drawing that says at the beginning of a row what the row is about. */
export function RowIcon({ name }: { readonly name: RowIconName }): ReactElement {
  return <Drawing lines={rowGlyphs[name]} size={24} />;
}
