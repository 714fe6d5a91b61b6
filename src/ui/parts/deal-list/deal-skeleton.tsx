import type { ReactElement } from 'react';
import { Bone } from '../skeleton/bone';
import { Skeleton } from '../skeleton/skeleton';
import './deal-skeleton.css';

/** The shape of deals that are loading: title, tags, three figures, foot. */
export function DealSkeleton(): ReactElement {
  return (
    <Skeleton times={5}>
      <div className="deal-bones">
        <Bone shape="title" />
        <Bone shape="line" />
        <div className="deal-bones-facts">
          <Bone shape="value" />
          <Bone shape="value" />
          <Bone shape="value" />
        </div>
        <Bone shape="line" />
      </div>
    </Skeleton>
  );
}
