import type { ReactElement, ReactNode } from 'react';
import { dealPageText as text } from './text';
import './deal-actions.css';

export interface DealActionsProps {
  /** The one main action, in amber. */
  readonly main?: ReactNode;
  /** A secondary action. */
  readonly second?: ReactNode;
  /** Small actions: at the start of the bottom bar on a phone, in a row in the side panel of a desktop. */
  readonly tools?: ReactNode;
  /** Small actions that have no room in the bottom bar. */
  readonly desktopTools?: ReactNode;
}

/** What can be done with the deal of a page: a bar at the bottom of a phone, the end of the side panel on a desktop. */
export function DealActions({ main, second, tools, desktopTools }: DealActionsProps): ReactElement | null {
  if ([main, second, tools, desktopTools].every((place) => place === undefined)) return null;
  return (
    <div className="deal-actions" role="group" aria-label={text.actions}>
      {tools === undefined && desktopTools === undefined ? null : (
        <div className="deal-tools">
          {tools}
          {desktopTools === undefined ? null : <div className="deal-desktop-tools">{desktopTools}</div>}
        </div>
      )}
      {second}
      {main}
    </div>
  );
}
