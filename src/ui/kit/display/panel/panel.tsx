import { useId, type ReactElement, type ReactNode } from 'react';
import { PartBoundary } from '../../state/boundary/part-boundary';
import './panel.css';

export interface PanelProps {
  readonly title: string;
  /** Content at the end of the title's row. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** Given where links of the page lead to the panel. */
  readonly anchor?: string;
}

/** A part of a page with its own heading: a full-width block on a phone, a lined panel on a desktop. */
export function Panel({ title, aside, children, className = '', anchor }: PanelProps): ReactElement {
  const id = useId();
  return (
    <section
      className={`panel ${className}`}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
    >
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}
