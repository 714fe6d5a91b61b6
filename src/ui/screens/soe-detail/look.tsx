import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isRight } from 'fp-ts/Either';
import { addressOf, listAddress } from '../../../../contract/kind/address';
import type { Soe, SoeDetail } from '../../../../contract/soe/soe';
import { soeDealNames } from '../../../../contract/soe/soe-names';
import { amountFigure } from '../../../../contract/values/amount-figure';
import type { Decimal } from '../../../../contract/values/decimal';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { percentText } from '../../../domain/number/percent-text';
import { basisText, progressOf, standingNow } from '../../../domain/soe/soe-progress';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { soeCard } from '../../features/deal/soe-card/soe-card';
import { SoeStanding } from '../../features/deal/soe-card/soe-standing';
import { ListedCard } from '../../features/list/listed-card/listed-card';
import type { DetailLook } from '../../features/page/detail-page';
import { ThingPage } from '../../features/page/thing-page';
import { useResource } from '../../features/page/use-resource';
import { thingTitle } from '../../frame/context/use-own-title';
import { AmountValue } from '../../kit/display/amount/amount-value';
import { shownOrAbsent } from '../../kit/display/amount/shown-or-absent';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Panel } from '../../kit/display/panel/panel';
import { Timeline } from '../../kit/display/timeline/timeline';
import { partsText } from '../../kit/text';
import { exactAmount, NoticePanels } from './panels';
import { Registering, type CalendarSaving } from './registering';
import { soeDetailText as text } from './text';
import './style.css';

interface SoeDetailFlows {
  readonly thing: ActorRefFrom<ResourceMachine<{ readonly id: string }, SoeDetail>>;
  readonly calendar: CalendarSaving;
}

/** The steps with the days that notices state, and the rule of the present period. */
function Progress({ listing, now }: { readonly listing: SoeDetail; readonly now: number }): ReactElement {
  const clock = useReaderClock();
  const standing = standingNow(listing, now);
  const step = isRight(standing) ? (standing.right.period?.step ?? null) : null;
  return (
    <Panel title={text.progress}>
      <Timeline entries={progressOf(listing, { now, clock }).map((each) => ({ ...each, key: each.name }))} />
      <p className="soe-basis">
        {step === null ? null : `${text.basis}：${basisText(step)}。`}
        {text.counted}
      </p>
    </Panel>
  );
}

const Related = ({ related, now }: { readonly related: readonly Soe[]; readonly now: number }) =>
  related.length === 0 ? null : (
    <Panel title={text.related} className="soe-related">
      <ul>
        {related.map((each) => (
          <li key={each.id}>
            <ListedCard to={addressOf('soe', each)} {...soeCard(each, now)} />
          </li>
        ))}
      </ul>
    </Panel>
  );

/** An amount with its exact figure below it, which the first may round. */
const Exact = ({ of }: { readonly of: Decimal | null }): ReactElement => (
  <>
    <AmountValue of={shownOrAbsent(of)} absent={text.noPrice} />
    {of === null || amountFigure(of).unit !== '亿元' ? null : <small>{exactAmount(of)}</small>}
  </>
);

const figuresOf = ({ deal, price, stake, terms, appraised }: SoeDetail) => [
  {
    name: deal === 'increase' ? text.capital : text.price,
    value: <Exact of={price} />,
  },
  {
    name: deal === 'increase' ? text.share : text.stake,
    value: (
      <span className="amount">
        <b>{stake === null ? partsText.absent : percentText(stake)}</b>
      </span>
    ),
  },
  { name: text.deposit, value: <AmountValue of={shownOrAbsent(terms.deposit)} /> },
  ...(appraised === null ? [] : [{ name: text.appraised, value: <Exact of={appraised} /> }]),
];

/** One listing of state-owned assets. */
export const soeDetailLook: DetailLook<SoeDetail, SoeDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('soe'),
  useParts: ({ thing, calendar }, now) => {
    const { status, onReload } = useResource(thing);
    const { value } = status;
    return {
      status,
      onReload,
      ownTitle: thingTitle(status),
      notice:
        value === null ? null : (
          <div className="soe-now" role="status">
            <SoeStanding listing={value} now={now} />
          </div>
        ),
      ready: (listing) => (
        <>
          <ThingPage
            className="soe-page"
            title={listing.title}
            origin={[listing.code]}
            tags={[
              soeDealNames[listing.deal],
              listing.industry,
              listing.region,
              listing.controls ? text.controls : '',
              listing.repriced ? text.repriced : '',
            ].filter((word) => word !== '')}
            figures={figuresOf(listing)}
            aside={<Registering listing={listing} calendar={calendar} now={now} />}
            foot={text.law}
          >
            <Progress listing={listing} now={now} />
            {listing.summary === '' ? null : (
              <Panel title={text.summary}>
                <p className="deal-text">{withNarrowSpaces(listing.summary)}</p>
              </Panel>
            )}
            <NoticePanels listing={listing} />
          </ThingPage>
          <Related related={listing.related} now={now} />
        </>
      ),
    };
  },
};
