import type { ReactElement } from 'react';

/** The thin line between facts in one row. */
export function Separator(): ReactElement {
  return <i className="sep" aria-hidden="true" />;
}
