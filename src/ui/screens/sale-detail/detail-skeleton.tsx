import type { ReactElement } from 'react';
import { Bone } from '../../parts/skeleton/bone';
import { Skeleton } from '../../parts/skeleton/skeleton';

/** The shape of a deal that is loading. */
export function DetailSkeleton(): ReactElement {
  return (
    <Skeleton>
      <div className="detail-bones">
        <Bone shape="title" />
        <Bone shape="short" />
        <Bone shape="line" />
        <Bone shape="value" />
      </div>
      <div className="detail-bones">
        <Bone shape="short" />
        <Bone shape="line" />
        <Bone shape="line" />
      </div>
      <div className="detail-bones">
        <Bone shape="short" />
        <Bone shape="block" />
      </div>
    </Skeleton>
  );
}
