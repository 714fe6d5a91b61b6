import { InfiniteScroll } from 'antd-mobile';
import type { ReactElement } from 'react';
import type { ListingStatus } from '../../../application/listing/status';
import { Button } from '../button/button';
import { RowIcon } from '../icon/row-icon';
import { partsText } from '../text';
import { endlessListText as text } from './text';

export interface ListEndProps {
  readonly more: ListingStatus<unknown>['more'];
  /** What did not come: '后面的消息没有加载出来'. */
  readonly moreFailed: string;
  /** Asks for what follows; settles when the list has heard. */
  readonly onMore: () => Promise<void>;
  readonly onRetry: () => void;
}

const line = ({ more, moreFailed, onMore, onRetry }: ListEndProps): ReactElement => {
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
};

/** What stands after the last row: more on its way, a retry, or the end. Scrolling near it asks for more. */
export function ListEnd(props: ListEndProps): ReactElement {
  const { more, onMore } = props;
  return (
    <InfiniteScroll loadMore={onMore} hasMore={more === 'remains' || more === 'loading'}>
      {line(props)}
    </InfiniteScroll>
  );
}
