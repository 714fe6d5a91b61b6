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

/** What is missing for the full verification, and what that opens (SCR-10). */
export const FullVerification = (): ReactElement => (
  <div className="full-verification">
    <List title={text.missing} items={text.missingList} />
    <List title={text.opens} items={text.opensList} />
  </div>
);
