import type { ReactElement } from 'react';
import { Bone } from '../../../kit/state/skeleton/bone';
import { times } from '../../../kit/state/skeleton/bone-parts';
import { Skeleton } from '../../../kit/state/skeleton/skeleton';
import './deal-skeleton.css';

export interface DealSkeletonProps {
  /** Of what the list will be: deals, demands, or what shows four figures. */
  readonly of?: 'deal' | 'demand' | 'four';
  /** How many there will be, where that is known. */
  readonly count?: number;
}

const figures = { deal: 3, demand: 3, four: 4 } as const;

/** The shape of what a list will hold while it loads: title, tags, figures, foot; on a desktop in the list's columns. */
export function DealSkeleton({ of = 'deal', count = 5 }: DealSkeletonProps): ReactElement {
  return (
    <Skeleton times={count}>
      <div className={`deal-bones deal-bones-${of}`}>
        <Bone shape="title" />
        <Bone shape="line" />
        <div className="deal-bones-facts">
          {times(figures[of], (index) => (
            <Bone key={index} shape="value" />
          ))}
        </div>
        <Bone shape="line" />
      </div>
    </Skeleton>
  );
}
