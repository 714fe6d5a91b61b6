import type { ReactElement } from 'react';
import type { FavouriteTransfer } from '../../../../contract/favourite/favourite';
import type { Kept } from '../../features/list/favourite/use-kept';
import { FavouriteStar } from '../../features/list/favourite/favourite-star';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { TransferList } from '../../features/deal/transfer-list/transfer-list';
import { favouriteSalesText as text } from './text';
import { KeptDealsView, type KeptDealsFrame } from './view';

/** The share transfers that one keeps. */
export function KeptTransfers(props: KeptDealsFrame & Kept<FavouriteTransfer>): ReactElement {
  const { list, kept, stars, now } = props;
  const states = new Map(kept.map(({ transfer, state }) => [transfer.id, state]));
  return (
    <KeptDealsView kind="transfer" {...props}>
      <TransferList
        total={list.status.total}
        label={text.ofKind.transfer.list}
        transfers={kept.map(({ transfer }) => transfer)}
        now={now}
        star={({ id, title }) => (
          <FavouriteStar stars={stars} thing={{ kind: 'transfer', id }} title={title} />
        )}
        mark={({ id }) => {
          const state = states.get(id) ?? 'open';
          return state === 'open' ? undefined : <StatusTag tone="over" word={text.states[state]} />;
        }}
      />
    </KeptDealsView>
  );
}
