import type { ReactElement, ReactNode } from 'react';
import { partsText } from '../../text';
import './skeleton.css';

export interface SkeletonProps {
  /** One shape, repeated. */
  readonly children: ReactNode;
  readonly times?: number;
}

/** The shapes of what is loading, announced once as '加载中...' and seen only after 100 ms. */
export function Skeleton({ children, times = 1 }: SkeletonProps): ReactElement {
  return (
    <div className="skeleton" role="status">
      <span className="vh">{partsText.loading}</span>
      {Array.from({ length: times }, (_, index) => (
        <div key={index} aria-hidden="true">
          {children}
        </div>
      ))}
    </div>
  );
}
