import type { ReactElement } from 'react';
import { collectedText as text, type Collected } from './collected-words';

const entries: readonly Collected[] = text.entries;

/** The data collected, its purpose, and who receives it (MKT-23). */
export function CollectedList(): ReactElement {
  return (
    <section className="own-data" aria-labelledby="collected-title">
      <h2 id="collected-title">{text.title}</h2>
      <p className="muted">{text.lead}</p>
      <ul className="consent-record">
        {entries.map(({ what, purpose, receiver }) => (
          <li key={what}>
            <b>{what}</b>
            <span>{`${text.purpose}：${purpose}`}</span>
            <span>{`${text.receiver}：${receiver === '' ? text.none : receiver}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
