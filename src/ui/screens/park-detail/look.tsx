import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { listAddress } from '../../../../contract/kind/address';
import { parkTypes, type ParkDetail } from '../../../../contract/park/park';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { areaText } from '../../../domain/park/area-text';
import { parkKind } from '../../../domain/park/kind';
import { validCount } from '../../../domain/park/sorted-policies';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { ThingTools, type DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import type { DetailLook } from '../../features/page/detail-page';
import { ThingPage } from '../../features/page/thing-page';
import { useResource } from '../../features/page/use-resource';
import { dayOf, Facts } from '../../features/thing/facts';
import { thingTitle } from '../../frame/context/use-own-title';
import { Contact } from './contact';
import { Policies } from './policies';
import { parkDetailText as text } from './text';

interface ParkDetailFlows extends DealToolFlows {
  readonly thing: ActorRefFrom<ResourceMachine<{ readonly id: string }, ParkDetail>>;
}

const key = (name: string, word: string) => ({ name, value: <span className="key-stage">{word}</span> });

const checkedOf = ({ policies }: ParkDetail): string => {
  const last = Math.max(...policies.map(({ verifiedAt }) => verifiedAt ?? -Infinity));
  return last === -Infinity ? text.unchecked : dayOf(last);
};

const figuresOf = (park: ParkDetail, now: number) => [
  key(text.area, park.area === null ? text.unknown : areaText(park.area)),
  key(text.valid, text.validOf(validCount(park.policies, now), park.policies.length)),
  key(text.checked, checkedOf(park)),
  key(text.founded, park.foundedAt === null ? text.unknown : dayOf(park.foundedAt)),
];

const About = ({ park }: { readonly park: ParkDetail }): ReactElement => (
  <>
    <Facts
      title={text.about}
      lead={park.intro}
      rows={[
        { name: text.type, value: parkTypes[park.kind] },
        { name: text.region, value: park.region },
        { name: text.industries, value: park.industries.join('、') },
        { name: text.authority, value: park.authority },
      ]}
    />
    <Facts
      title={text.terms}
      rows={park.terms.map(({ name, text: said }) => ({ name, value: withNarrowSpaces(said) }))}
    />
    <Facts
      title={text.sections[park.kind]}
      rows={park.sections.map(({ name, text: said }) => ({ name, value: withNarrowSpaces(said) }))}
    />
  </>
);

/** One zone or park; all of it is public. */
export const parkDetailLook: DetailLook<ParkDetail, ParkDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('park'),
  useParts: ({ thing, ...tools }, now) => {
    const { status, onReload } = useResource(thing);
    const titled = status.value === null ? null : { title: status.value.name };
    return {
      status,
      onReload,
      ownTitle: thingTitle({ phase: status.phase, value: titled }),
      ready: (park) => (
        <ThingPage
          className="park-page"
          title={park.name}
          origin={[parkTypes[park.kind], park.region]}
          tags={park.industries}
          figures={figuresOf(park, now)}
          aside={
            <>
              <Contact park={park} consulting={tools.consulting} />
              {/* The question is asked above. */}
              <ThingTools
                flows={tools}
                kind={parkKind}
                thing={{ ...park, title: park.name }}
                open={false}
                own={false}
              />
            </>
          }
          foot={text.foot}
        >
          <Policies policies={park.policies} now={now} />
          <About park={park} />
        </ThingPage>
      ),
    };
  },
};
