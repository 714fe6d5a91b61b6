import type { FavouriteTransfer } from '../../../../contract/favourite/favourite';
import { TransferList } from '../../features/deal/transfer-list/transfer-list';
import type { FavouriteLook } from '../../features/page/favourite-list-page';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { KeptTabs } from './kept-tabs';
import { favouriteSalesText as text } from './text';
import './style.css';

const { way, ...words } = text.ofKind.transfer;

/** The share transfers that a user keeps. */
export const favouriteTransfersLook: FavouriteLook<FavouriteTransfer> = {
  className: 'kept-sales source-tabs',
  text: { ...text, ...words },
  shape: 'transfer',
  way,
  thingOf: ({ transfer: { id } }) => ({ kind: 'transfer', id }),
  head: (at) => <KeptTabs kind="transfer" at={at} />,
  rows: (kept, { total, now, star }) => {
    const states = new Map(kept.map(({ transfer, state }) => [transfer.id, state]));
    return (
      <TransferList
        total={total}
        label={words.list}
        transfers={kept.map(({ transfer }) => transfer)}
        now={now}
        star={({ id, title }) => star({ kind: 'transfer', id }, title)}
        mark={({ id }) => {
          const state = states.get(id) ?? 'open';
          return state === 'open' ? undefined : <StatusTag tone="over" word={text.states[state]} />;
        }}
      />
    );
  },
};
