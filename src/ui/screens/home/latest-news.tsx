import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../../contract/kind/address';
import type { News } from '../../../../contract/news/news';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { categoryName } from '../../../domain/news/news-category';
import { calendarText } from '../../../domain/time/calendar-text';
import { Icon } from '../../kit/display/icon/icon';
import { Panel } from '../../kit/display/panel/panel';
import { Separator } from '../../kit/display/separator/separator';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { newsState } from './states-later';
import { afterFirstViewText as text } from './after-first-view-text';

export interface LatestNews {
  readonly items: readonly News[];
}

export interface LatestNewsProps {
  readonly status: ResourceStatus<LatestNews>;
  readonly now: number;
  readonly onReload: () => void;
}

function NewsRow({ piece, now }: { readonly piece: News; readonly now: number }): ReactElement {
  const reader = useReaderClock();
  const category = categoryName(piece.category);
  return (
    <li>
      <Link to={addressOf('news', piece)}>{piece.title}</Link>
      <p>
        {category === null ? null : (
          <>
            {category}
            <Separator />
          </>
        )}
        <time dateTime={new Date(piece.publishedAt).toISOString()}>
          {calendarText(piece.publishedAt, now, reader)}
        </time>
      </p>
    </li>
  );
}

/** The latest pieces by their titles, the newest first; without any the panel is not there. */
export function LatestNewsPanel({ status, now, onReload }: LatestNewsProps): ReactElement | null {
  const pieces = status.value?.items ?? [];
  if (status.value !== null && pieces.length === 0) return null;
  const more = (
    <Link className="more" to="/news">
      {text.more}
      <Icon name="forward" size={16} />
    </Link>
  );
  return (
    <Panel title={text.latestNews} aside={more} className="latest-news">
      {status.value === null ? (
        <newsState.Part status={status} failed={text.newsFailed} onReload={onReload} />
      ) : (
        <ul>
          {pieces.map((piece) => (
            <NewsRow key={piece.id} piece={piece} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
