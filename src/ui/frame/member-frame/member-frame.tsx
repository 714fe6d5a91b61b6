import type { ReactElement, ReactNode } from 'react';
import type { PageShape } from '../../../domain/route/page-shape';
import type { User } from '../../../domain/user/user';
import type { Member } from '../context/use-member';
import { PageBar } from '../../kit/page/page-bar';
import { Bone } from '../../kit/state/skeleton/bone';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { memberFrameText as text } from './text';
import './member-frame.css';

export interface MemberFrameProps {
  readonly title: string;
  readonly member: Member;
  /** As wide as the page, for content in several columns. */
  readonly wide?: boolean;
  /** The outline of the page, shown until the user is known. */
  readonly shape?: PageShape;
  /** Renders the content of the page once the user is known. */
  readonly children: (user: User) => ReactNode;
}

/** Shapes in the place of a part of a page that is loading. */
export function MemberBones(): ReactElement {
  return (
    <Skeleton>
      <div className="member-bones">
        <Bone shape="short" />
        <Bone shape="line" />
        <Bone shape="short" />
        <Bone shape="line" />
      </div>
    </Skeleton>
  );
}

/** A page about oneself: its bar, and its content as soon as the member is known. */
export function MemberFrame({
  title,
  member,
  wide = false,
  shape = 'form',
  children,
}: MemberFrameProps): ReactElement {
  const { info, onReload } = member;
  return (
    <div className={wide ? 'member-page member-wide' : 'member-page'}>
      <PageBar title={title} />
      {info.user === null ? (
        info.phase === 'stayed' ? (
          <FailedPanel title={text.failed} failure={null} onReload={onReload} />
        ) : (
          <PageBones shape={shape} />
        )
      ) : (
        children(info.user)
      )}
    </div>
  );
}
