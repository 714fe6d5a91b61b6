import type { ReactElement, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ConferenceDetail } from '../../../../contract/conference/conference';
import { eventForms } from '../../../../contract/event/event';
import { eventState } from '../../../../contract/event/event-state';
import { listAddress } from '../../../../contract/kind/address';
import type { PresentMachine } from '../../../application/kit/present/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { conferenceKind } from '../../../domain/conference/kind';
import { eventDayText } from '../../../domain/event/event-time';
import { registerAddress } from '../../../domain/ticket/register-address';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { DealActions } from '../../features/deal/deal-page/deal-actions';
import { ThingTools, type DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import { EventStanding, Present } from '../../features/event/standing';
import type { DetailLook } from '../../features/page/detail-page';
import { ThingPage } from '../../features/page/thing-page';
import { useResource } from '../../features/page/use-resource';
import { NextStep } from '../../features/thing/next-step';
import { thingTitle } from '../../frame/context/use-own-title';
import { ButtonLink } from '../../kit/action/button/button-link';
import { Price } from '../../kit/display/price/price';
import { ConferencePanels } from './panels';
import { conferenceDetailText as text } from './text';
import './style.css';

interface ConferenceDetailFlows extends DealToolFlows {
  readonly thing: ActorRefFrom<ResourceMachine<{ readonly id: string }, ConferenceDetail>>;
  readonly present: PresentMachine;
}

const key = (name: string, value: ReactNode) => ({ name, value: <span className="key-stage">{value}</span> });

const priceOf = ({ priceFrom, priceTo }: ConferenceDetail): ReactNode => {
  if (priceTo === 0) return text.free;
  if (priceFrom === 0) return `${text.free}${text.from}`;
  return (
    <>
      <Price of={priceFrom} size="middle" />
      {priceFrom === priceTo ? null : <small> {text.from}</small>}
    </>
  );
};

const figuresOf = (conference: ConferenceDetail, now: number) => [
  key(text.starts, eventDayText(conference.startsAt, now)),
  key(text.closes, eventDayText(conference.closesAt, now)),
  key(text.places, conference.placesLeft === 0 ? text.none : text.left(conference.placesLeft)),
  key(text.price, priceOf(conference)),
];

interface NextProps {
  readonly conference: ConferenceDetail;
  readonly now: number;
}

/** The way to register while that is possible; otherwise why it is not. */
function Next({ conference, now }: NextProps): ReactElement {
  const state = eventState(conference, now);
  return (
    <div className="deal-next">
      <NextStep title={text.next}>
        <p>{text.standing[state]}</p>
        {conference.cancelReason === '' ? null : <p>{withNarrowSpaces(conference.cancelReason)}</p>}
      </NextStep>
      <DealActions
        main={
          state === 'open' ? (
            <ButtonLink kind="primary" to={registerAddress(conference.id)}>
              {text.register}
            </ButtonLink>
          ) : undefined
        }
      />
    </div>
  );
}

/** One conference; all of it is public. */
export const conferenceDetailLook: DetailLook<ConferenceDetail, ConferenceDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('conference'),
  useParts: ({ thing, present, ...tools }, now) => {
    const { status, onReload } = useResource(thing);
    const { value } = status;
    return {
      status,
      onReload,
      ownTitle: thingTitle(status),
      notice:
        value === null ? null : (
          <Present present={present} first={now}>
            {(at) => <EventStanding event={value} now={at} />}
          </Present>
        ),
      ready: (conference) => (
        <ThingPage
          className="conference-page"
          title={conference.title}
          origin={[conference.host]}
          tags={[eventForms[conference.form], ...conference.industries]}
          figures={figuresOf(conference, now)}
          aside={
            <>
              <Present present={present} first={now}>
                {(at) => <Next conference={conference} now={at} />}
              </Present>
              <ThingTools flows={tools} kind={conferenceKind} thing={conference} open own={false} />
            </>
          }
          foot={text.foot}
        >
          <Present present={present} first={now}>
            {(at) => <ConferencePanels conference={conference} now={at} />}
          </Present>
        </ThingPage>
      ),
    };
  },
};
