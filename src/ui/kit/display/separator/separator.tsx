import type { ReactElement } from 'react';

/** The thin line between facts that stand side by side. */
export function Separator(): ReactElement {
  return <i className="sep" aria-hidden="true" />;
}
