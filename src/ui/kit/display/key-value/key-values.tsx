import type { ReactElement, ReactNode } from 'react';
import './key-values.css';

export interface KeyValuesProps {
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Facts as rows: the name at the start, the value at the end. */
export function KeyValues({ rows }: KeyValuesProps): ReactElement {
  return (
    <dl className="key-values">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
