import type { ReactElement } from 'react';
import { fullVerificationText as text } from './text';
import './verification-progress.css';

const List = ({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly string[];
}): ReactElement => (
  <>
    <b>{title}</b>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
);

/** The missing parts of the full verification, and what it unlocks (SCR-10). */
export const FullVerification = (): ReactElement => (
  <div className="full-verification">
    <List title={text.missing} items={text.missingList} />
    <List title={text.opens} items={text.opensList} />
  </div>
);
