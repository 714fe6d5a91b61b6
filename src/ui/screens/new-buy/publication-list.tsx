import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { PublicationHead } from '../../../../contract/publication/publication';
import {
  removedDrafts,
  type PublicationActEvent,
  type PublicationActStatus,
} from '../../../application/member/publication-act/definition';
import { enrolmentAddress } from '../../../domain/enrolment/possible';
import { formAddress } from '../../../domain/publication/form-address';
import { PageHeading } from '../../kit/page/page-heading';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EndlessList, type EndlessListFlow } from '../../features/list/endless-list/endless-list';
import { RefreshButton } from '../../features/list/endless-list/refresh-button';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { ActNote } from './act-note';
import { PublicationRow } from './publication-row';
import { newBuyText as text } from './text';
import './style.css';

export interface PublicationListViewProps extends EndlessListFlow<PublicationHead> {
  readonly acts: PublicationActStatus;
  readonly onAct: (event: PublicationActEvent) => void;
  readonly now: number;
}

const bones = (
  <Skeleton times={4}>
    <div className="pub-row">
      <Bone shape="title" />
      <Bone shape="line" />
      <Bone shape="short" />
    </div>
  </Skeleton>
);

const newSale = formAddress({ kind: 'sale', id: null, step: 1, field: null });

const newDemand = formAddress({ kind: 'buy', id: null, step: 1, field: null });

const ways = (
  <p className="pub-ways">
    <ButtonLink to={newDemand}>{text.publishBuy}</ButtonLink>
    <ButtonLink kind="primary" to={newSale}>
      {text.publishSale}
    </ButtonLink>
    <Link className="pub-hundred" to={enrolmentAddress}>
      {text.toHundred}
    </Link>
  </p>
);

/** One's publications with their state, and the ways to new ones. */
export function PublicationListView({ now, acts, onAct, ...flow }: PublicationListViewProps): ReactElement {
  const gone = removedDrafts(acts);
  const refresh = <RefreshButton refreshing={flow.status.refreshing} onRefresh={flow.onRefresh} />;
  const empty = (
    <StatePanel picture="empty" {...text.empty}>
      {ways}
    </StatePanel>
  );
  return (
    <div className="publications">
      <PageHeading title={text.title} aside={refresh} />
      <EndlessList {...flow} now={now} words={text} skeleton={bones} empty={empty}>
        {(publications) => (
          <>
            {ways}
            <ul className="pub-list" aria-label={text.list}>
              {publications
                .filter(({ id }) => !gone.includes(id))
                .map((publication) => (
                  <li key={publication.id}>
                    <PublicationRow
                      publication={publication}
                      busy={acts.phase === 'calling' && acts.subject?.id === publication.id}
                      onAct={(act) => onAct({ type: 'ask.requested', subject: { act, id: publication.id } })}
                      now={now}
                    />
                  </li>
                ))}
            </ul>
          </>
        )}
      </EndlessList>
      <ActNote acts={acts} onAct={onAct} />
    </div>
  );
}
