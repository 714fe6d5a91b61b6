import type { ReactElement } from 'react';
import './whole-end.css';

/** The longest end in brackets that stays in one line, in characters. */
const longest = 8;

/** A name whose short end in brackets, such as （有限合伙）, is never cut by the end of a line. */
export function WholeEnd({ of }: { readonly of: string }): ReactElement {
  const at = of.lastIndexOf('（');
  if (at <= 0 || !of.endsWith('）') || of.length - at > longest) return <>{of}</>;
  return (
    <>
      {of.slice(0, at)}
      <span className="whole-end">{of.slice(at)}</span>
    </>
  );
}
