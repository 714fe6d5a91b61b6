import { exchangeOf } from '../../../../../contract/soe/exchanges';
import type { Soe } from '../../../../../contract/soe/soe';
import { soeDealNames } from '../../../../../contract/soe/soe-names';
import { percentText } from '../../../../domain/number/percent-text';
import { AmountValue } from '../../../kit/display/amount/amount-value';
import { shownOrAbsent } from '../../../kit/display/amount/shown-or-absent';
import type { ListedCardProps } from '../../list/listed-card/listed-card';
import { SoeStanding } from './soe-standing';
import { soeCardText as text } from './text';

/** The name of an exchange; '' for one that is not known. */
export const exchangeName = (id: string): string => exchangeOf(id)?.name ?? '';

/** What the card of a listing shows besides its address. */
export const soeCard = (listing: Soe, now: number): Omit<ListedCardProps, 'star' | 'to'> => ({
  title: listing.title,
  origin: [listing.code, exchangeName(listing.exchange)],
  tags: [soeDealNames[listing.deal], listing.industry, listing.region].filter((word) => word !== ''),
  figures: [
    { name: text.price, value: <AmountValue of={shownOrAbsent(listing.price)} absent={text.noPrice} /> },
    {
      name: text.stake,
      value: (
        <span className="amount">
          <b>{listing.stake === null ? text.noStake : percentText(listing.stake)}</b>
        </span>
      ),
    },
    { name: text.stage, value: <SoeStanding listing={listing} now={now} /> },
  ],
});
