import type { MouseEvent, ReactElement } from 'react';
import { partIds, type DealPart } from '../../parts/deal-page/part-ids';
import { saleDetailText as text } from './text';

const parts = ['facts', 'finances', 'process', 'documents'] as const satisfies readonly DealPart[];

/** Goes to the part without another address: back leads to the page that was before. */
const go = (event: MouseEvent, part: DealPart): void => {
  const place = document.getElementById(partIds[part]);
  if (place === null) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
};

/** The ways to the parts of the page, which stay at its top. */
export function Anchors({ documentCount }: { readonly documentCount: number }): ReactElement {
  return (
    <nav className="deal-anchors" aria-label={text.anchors}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${partIds[part]}`} onClick={(event) => go(event, part)}>
              {text.parts[part]}
              {part === 'documents' && documentCount > 0 ? <small>{documentCount}</small> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
