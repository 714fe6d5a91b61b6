import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../../../contract/kind/address';
import type { News } from '../../../../../contract/news/news';
import { categoryName } from '../../../../domain/news/news-category';
import { calendarText } from '../../../../domain/time/calendar-text';
import { useReaderClock } from '../../../kit/display/confirmed-day/use-reader-clock';
import { Separator } from '../../../kit/display/separator/separator';
import './news-list.css';

export interface NewsListProps {
  readonly label: string;
  readonly news: readonly News[];
  readonly now: number;
}

function NewsRow({ piece, now }: { readonly piece: News; readonly now: number }): ReactElement {
  const reader = useReaderClock();
  const category = categoryName(piece.category);
  return (
    <article className="news-row">
      <h3>
        <Link to={addressOf('news', piece)}>{piece.title}</Link>
      </h3>
      {piece.summary === '' ? null : <p className="news-summary">{piece.summary}</p>}
      <p className="news-facts">
        {[category, piece.source].map((fact) =>
          fact === null || fact === '' ? null : (
            <span key={fact}>
              {fact}
              <Separator />
            </span>
          ),
        )}
        <time dateTime={new Date(piece.publishedAt).toISOString()}>
          {calendarText(piece.publishedAt, now, reader)}
        </time>
      </p>
      {piece.picture === null ? null : (
        <img className="news-picture" src={piece.picture} alt="" loading="lazy" width={112} height={84} />
      )}
    </article>
  );
}

/** News, each leading to its own page by the link in its title. */
export const NewsList = ({ label, news, now }: NewsListProps): ReactElement => (
  <ul className="news-list" aria-label={label}>
    {news.map((piece) => (
      <li key={piece.id}>
        <NewsRow piece={piece} now={now} />
      </li>
    ))}
  </ul>
);
