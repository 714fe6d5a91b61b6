import type { ReactElement } from 'react';
import type { PublicationHead } from '../../../../contract/publication/publication';
import { formAddress } from '../../../domain/publication/form-address';
import { PageHeading } from '../../layout/page-heading';
import { ButtonLink } from '../../parts/button/button-link';
import { EndlessList, type EndlessListFlow } from '../../parts/endless-list/endless-list';
import { RefreshButton } from '../../parts/endless-list/refresh-button';
import { Bone } from '../../parts/skeleton/bone';
import { Skeleton } from '../../parts/skeleton/skeleton';
import { StatePanel } from '../../parts/state-panel/state-panel';
import { PublicationRow } from './publication-row';
import { newBuyText as text } from './text';
import './style.css';

export interface PublicationListViewProps extends EndlessListFlow<PublicationHead> {
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
  </p>
);

/** One's publications with their state, and the ways to new ones. */
export function PublicationListView({ now, ...flow }: PublicationListViewProps): ReactElement {
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
              {publications.map((publication) => (
                <li key={publication.id}>
                  <PublicationRow publication={publication} now={now} />
                </li>
              ))}
            </ul>
          </>
        )}
      </EndlessList>
    </div>
  );
}
