import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '../../../application/carousel/machine';
import type { ResourceMachine } from '../../../application/resource/machine';
import { selectResourceStatus } from '../../../application/resource/status';
import type { Banner } from '../../../../contract/home/banner';
import type { HotWord } from '../../../../contract/home/hot-word';
import type { Sale } from '../../../domain/sale/sale';
import { sorted } from '../../../domain/home/sorted';
import { useFlows } from '../../given/flows';
import { useWhoIsHere } from '../../given/who-is-here';
import { earlierLater } from '../../parts/notice-bar/earlier-later';
import { AccountPanel } from './account-panel';
import { Banners } from './banners';
import { HomeHead } from './home-head';
import { HotWords } from './hot-words';
import { Recommended } from './recommended';
import './style.css';

export interface HomeScreenProps {
  readonly flows: {
    readonly banners: ActorRefFrom<ResourceMachine<undefined, readonly Banner[]>>;
    readonly deals: ActorRefFrom<ResourceMachine<undefined, readonly Sale[]>>;
    readonly words: ActorRefFrom<ResourceMachine<undefined, readonly HotWord[]>>;
    readonly carousel: typeof carouselMachine;
  };
}

/** The home page: three things read side by side, each with its own states (SCR-01). */
export function HomeScreen({ flows }: HomeScreenProps): ReactElement {
  const { product, now } = useFlows();
  const who = useWhoIsHere();
  const banners = useSelector(flows.banners, selectResourceStatus<undefined, readonly Banner[]>);
  const deals = useSelector(flows.deals, selectResourceStatus<undefined, readonly Sale[]>);
  const words = useSelector(flows.words, selectResourceStatus<undefined, readonly HotWord[]>);
  return (
    <div className="home">
      <HomeHead product={product} forVisitor={!who.loggedIn} />
      <div className="home-banners">
        {deals.earlierAt === null ? null : <earlierLater.Part status={deals} now={now()} />}
        <Banners
          carousel={flows.carousel}
          status={{ ...banners, value: banners.value && sorted(banners.value) }}
          onReload={() => flows.banners.send({ type: 'resource.reloadRequested' })}
        />
      </div>
      <aside className="home-side">
        <AccountPanel {...who} />
        <HotWords words={sorted(words.value ?? [])} />
      </aside>
      <Recommended
        status={deals}
        now={now()}
        forVisitor={!who.loggedIn}
        onReload={() => flows.deals.send({ type: 'resource.reloadRequested' })}
      />
    </div>
  );
}
