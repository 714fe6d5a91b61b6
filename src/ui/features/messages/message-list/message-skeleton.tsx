import type { ReactElement } from 'react';
import { Bone } from '../../../kit/state/skeleton/bone';
import { Skeleton } from '../../../kit/state/skeleton/skeleton';

/** The shape of messages that are loading. */
export function MessageSkeleton(): ReactElement {
  return (
    <Skeleton times={8}>
      <div className="message-row">
        <Bone shape="circle" />
        <span className="message-words message-bones">
          <Bone shape="short" />
          <Bone shape="title" />
        </span>
      </div>
    </Skeleton>
  );
}
