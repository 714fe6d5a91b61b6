import type { ReactElement } from 'react';
import './icon.css';

export interface DrawingProps {
  /** Side in px. */
  readonly size: 14 | 16 | 20 | 24 | 28;
  /** Lines on a grid of 24. */
  readonly lines: ReactElement;
}

/** One line drawing in the colour of the text around it. It is never read out, so words are next to it. */
export function Drawing({ lines, size }: DrawingProps): ReactElement {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {lines}
    </svg>
  );
}
