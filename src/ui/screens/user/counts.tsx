import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { MemberCounts } from '../../../domain/member/member-counts';
import { Button } from '../../kit/action/button/button';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { partsText } from '../../kit/text';
import { userText as text } from './text';

export interface CountsProps {
  readonly status: ResourceStatus<MemberCounts>;
  readonly unread: number;
  readonly onReload: () => void;
}

interface Figure {
  readonly to: string;
  readonly word: string;
  readonly many: number;
}

/** Figures, each a link to the counted things; only those whose pages exist (LAY-01). */
function Figures({ rows }: { readonly rows: readonly Figure[] }): ReactElement {
  return (
    <ul className="figures">
      {rows.map(({ to, word, many }) => (
        <li key={word}>
          <Link to={to}>
            <b className={many === 0 ? 'figure-none' : ''}>{many}</b>
            <span>{word}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const { favourites, publications, bids, orders, messages } = text.counts;

/** How many of everything one has. */
export function Counts({ status, unread, onReload }: CountsProps): ReactElement {
  const { value } = status;
  if (value === null)
    return status.phase === 'loading' ? (
      <Skeleton>
        <div className="figures-bones">
          <Bone shape="short" />
          <Bone shape="short" />
        </div>
      </Skeleton>
    ) : (
      <div className="figures-failed" role="alert">
        <p>{text.countsFailed}</p>
        <Button small onPress={onReload}>
          {partsText.reload}
        </Button>
      </div>
    );
  return (
    <section className="me-figures" aria-label={text.countsName}>
      <Figures
        rows={[
          { to: '/favorite', word: favourites, many: value.favorites },
          { to: '/new_buy', word: publications, many: value.publications },
          { to: '/bidder_sales', word: bids, many: value.bids },
          { to: '/pay', word: orders, many: value.orders },
          { to: '/message', word: messages, many: unread },
        ]}
      />
    </section>
  );
}
