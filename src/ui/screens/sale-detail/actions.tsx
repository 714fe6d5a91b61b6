import type { ReactElement } from 'react';
import type { DealPlaces } from './places';
import { saleDetailText as text } from './text';

/** What can be done with the deal: a bar at the bottom of a phone, the end of the side panel at a desk. */
export function DealActions({ main, second, tools, deskTools }: DealPlaces): ReactElement | null {
  if ([main, second, tools, deskTools].every((place) => place === undefined)) return null;
  return (
    <div className="deal-actions" role="group" aria-label={text.actions}>
      <div className="deal-tools">
        {tools}
        {deskTools === undefined ? null : <div className="deal-desk-tools">{deskTools}</div>}
      </div>
      {second}
      {main}
    </div>
  );
}
