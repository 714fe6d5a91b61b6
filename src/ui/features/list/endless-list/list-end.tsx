import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import type { ListingStatus } from '../../../../application/kit/listing/status';
import { Button } from '../../../kit/action/button/button';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { partsText } from '../../../kit/text';
import { leaveEnd } from './row-focus';
import { endlessListText as text } from './text';

export interface ListEndProps {
  readonly more: ListingStatus<unknown>['more'];
  /** What did not come: '后面的消息没有加载出来'. */
  readonly moreFailed: string;
  /** Asks for what follows; settles when the list has heard. */
  readonly onMore: () => Promise<void>;
  readonly onRetry: () => void;
}

/** So far ahead of what is seen the end counts as near. */
const ahead = '250px';

function Line({ more, moreFailed, onMore, onRetry }: ListEndProps): ReactElement {
  if (more === 'failed')
    return (
      <div className="list-end list-end-failed" role="alert">
        <span>
          <RowIcon name="warning" size={20} />
          {moreFailed}
        </span>
        <Button small onPress={onRetry}>
          {partsText.retry}
        </Button>
      </div>
    );
  if (more === 'remains')
    return (
      <Button kind="plain" small onPress={() => void onMore()}>
        {text.more}
      </Button>
    );
  return (
    <p className="list-end" role="status">
      {more === 'end' ? text.end : text.loadingMore}
    </p>
  );
}

/**
 * The end of a list: loading, a retry, or the end. The next page is requested as soon as the end is near, so
 * that a list to which the user returns has nothing left to request (LAY-06).
 */
export function ListEnd(props: ListEndProps): ReactElement {
  const { more, onMore, onRetry } = props;
  const end = useRef<HTMLDivElement>(null);
  const goOn = useCallback((): Promise<void> => {
    leaveEnd(end.current);
    return onMore();
  }, [onMore]);
  useEffect(() => {
    if (end.current === null || more !== 'remains') return undefined;
    const near = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) void goOn();
      },
      { rootMargin: ahead, scrollMargin: ahead },
    );
    near.observe(end.current);
    return () => near.disconnect();
  }, [more, goOn]);
  return (
    <div ref={end} className="list-rest">
      <Line
        {...props}
        onMore={goOn}
        onRetry={() => {
          leaveEnd(end.current);
          onRetry();
        }}
      />
    </div>
  );
}
