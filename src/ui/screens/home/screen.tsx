import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectResourceStatus } from '../../../application/resource/status';
import { sorted } from '../../../domain/home/sorted';
import { useFlows } from '../../app/flows';
import { usePageData } from '../../app/page-data';
import { useWhoIsHere } from '../../app/who-is-here';
import { earlierLater } from '../../parts/notice-bar/earlier-later';
import { AccountPanel } from './account-panel';
import { Banners } from './banners';
import { HomeHead } from './home-head';
import { HotWords } from './hot-words';
import { Recommended } from './recommended';
import { homeText } from './text';
import { useInspected } from '../../parts/inspected';
import './style.css';

/** The home page: three things read side by side, each with its own states (SCR-01). */
export default function HomeScreen(): ReactElement {
  const { bundle, product, now } = useFlows();
  const machines = bundle('first');
  const { homeBanners, homeDeals, hotWords } = usePageData();
  const who = useWhoIsHere();
  const bannersRef = useActorRef(
    machines.homeBanners,
    useInspected({ input: { input: undefined, initial: homeBanners } }),
  );
  const dealsRef = useActorRef(
    machines.homeDeals,
    useInspected({ input: { input: undefined, initial: homeDeals } }),
  );
  const wordsRef = useActorRef(
    machines.hotWords,
    useInspected({ input: { input: undefined, initial: hotWords } }),
  );
  const banners = useSelector(bannersRef, selectResourceStatus<undefined, NonNullable<typeof homeBanners>>);
  const deals = useSelector(dealsRef, selectResourceStatus<undefined, NonNullable<typeof homeDeals>>);
  const words = useSelector(wordsRef, selectResourceStatus<undefined, NonNullable<typeof hotWords>>);
  return (
    <div className="home">
      <HomeHead product={product} forVisitor={!who.loggedIn} />
      <div className="home-banners">
        {deals.earlierAt === null ? null : <earlierLater.Part status={deals} now={now()} />}
        <Banners
          status={{ ...banners, value: banners.value && sorted(banners.value) }}
          onReload={() => bannersRef.send({ type: 'resource.reloadRequested' })}
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
        onReload={() => dealsRef.send({ type: 'resource.reloadRequested' })}
      />
      <p className="home-end">{homeText.disclaimer(product)}</p>
    </div>
  );
}
