import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '../../../application/shell/carousel/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import type { Banner } from '../../../../contract/home/banner';
import type { Sale } from '../../../domain/sale/sale';
import { sorted } from '../../../domain/home/sorted';
import type { HomeSideProps } from './home-side';
import type { LeadingOnProps } from './leading-on';
import { useFlows } from '../../frame/context/flows';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { earlierLater } from '../../kit/state/notice-bar/earlier-later';
import { HomeSideLater, LeadingOnLater } from './after-first-view';
import { Banners } from './banners';
import { HomeHead } from './home-head';
import { Recommended } from './recommended';
import './style.css';

export interface HomeScreenProps {
  readonly flows: HomeSideProps['flows'] &
    LeadingOnProps & {
      readonly banners: ActorRefFrom<ResourceMachine<undefined, readonly Banner[]>>;
      readonly deals: ActorRefFrom<ResourceMachine<undefined, readonly Sale[]>>;
      readonly carousel: typeof carouselMachine;
    };
}

/** The home page: five things read side by side, each with its own states (SCR-01). */
export function HomeScreen({ flows }: HomeScreenProps): ReactElement {
  const { product, now } = useFlows();
  const who = useWhoIsHere();
  const banners = useSelector(flows.banners, selectResourceStatus<undefined, readonly Banner[]>);
  const deals = useSelector(flows.deals, selectResourceStatus<undefined, readonly Sale[]>);
  return (
    <div className="home">
      <div>
        <HomeHead product={product} forVisitor={!who.loggedIn} />
        <div className="home-banners">
          {deals.earlierAt === null ? null : <earlierLater.Part status={deals} now={now()} />}
          <Banners
            carousel={flows.carousel}
            status={{ ...banners, value: banners.value && sorted(banners.value) }}
            onReload={() => flows.banners.send({ type: 'resource.reloadRequested' })}
          />
        </div>
        <LeadingOnLater words={flows.words} />
        <Recommended
          status={deals}
          now={now()}
          forVisitor={!who.loggedIn}
          onReload={() => flows.deals.send({ type: 'resource.reloadRequested' })}
        />
      </div>
      <HomeSideLater who={who} flows={flows} now={now()} />
    </div>
  );
}
