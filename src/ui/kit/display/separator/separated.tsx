import { Fragment, type ReactElement } from 'react';
import { Separator } from './separator';

/** Short facts side by side, a thin line between each two; empty ones are left out. */
export const Separated = ({ facts }: { readonly facts: readonly string[] }): ReactElement => (
  <>
    {facts
      .filter((fact) => fact !== '')
      .map((fact, place) => (
        <Fragment key={fact}>
          {place === 0 ? null : <Separator />}
          <span>{fact}</span>
        </Fragment>
      ))}
  </>
);
