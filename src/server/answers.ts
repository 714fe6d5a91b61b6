import { createActor, waitFor } from 'xstate';
import type { ResourceMachine } from '../application/resource/machine';
import { selectResourceStatus } from '../application/resource/status';
import type { RouteMatch } from '../domain/route/match-route';
import type { BundleOf, PageBundles } from '../ui/app/page-bundles';
import type { PageData } from '../ui/app/page-data';
import { serverEar } from './server-ear';

/** How long a page waits for its answers, in milliseconds; then it is sent without, and the client asks. */
const patience = 3_000;

interface Settled<A> {
  readonly value: A | undefined;
  readonly notFound: boolean;
}

/** Runs a page's machine to a settled state; without a value when it did not become ready. */
const settled = async <I, A>(machine: ResourceMachine<I, A>, input: I): Promise<Settled<A>> => {
  const actor = createActor(machine, { input: { input }, inspect: serverEar });
  actor.start();
  try {
    const snapshot = await waitFor(actor, (now) => selectResourceStatus<I, A>(now).phase !== 'loading', {
      timeout: patience,
    });
    const { value, phase } = selectResourceStatus<I, A>(snapshot);
    return { value: value ?? undefined, notFound: phase === 'notFound' };
  } catch {
    return { value: undefined, notFound: false };
  } finally {
    actor.stop();
  }
};

/** What a page is made from; `notFound` when the thing it is about does not exist. */
export interface PageAnswers {
  readonly answers: PageData;
  readonly notFound: boolean;
}

/** Deals say how far their NDA is for whoever asks: a member's client asks for them itself. */
const homeAnswers = async (pages: PageBundles['first'], hasToken: boolean): Promise<PageData> => {
  const [homeBanners, homeDeals, hotWords] = await Promise.all([
    settled(pages.homeBanners, undefined),
    hasToken ? { value: undefined } : settled(pages.homeDeals, undefined),
    settled(pages.hotWords, undefined),
  ]);
  return {
    homeBanners: homeBanners.value,
    homeDeals: homeDeals.value,
    hotWords: hotWords.value,
  };
};

const nothing: PageAnswers = { answers: {}, notFound: false };

/**
 * The answers of the ports that a public page shows (PER-03). With a token those that differ by who asks are
 * left out: what a visitor may see of a deal is not what is true for its member (ACC-09).
 */
export const answersFor = async (
  match: RouteMatch,
  bundle: BundleOf,
  hasToken: boolean,
): Promise<PageAnswers> => {
  if (match.kind !== 'matched') return nothing;
  const { sourceType = '', id = '' } = match.params;
  switch (match.row.name) {
    case 'home':
      return { answers: await homeAnswers(bundle('first'), hasToken), notFound: false };
    case 'saleLanding': {
      const { value, notFound } = await settled(bundle('sale').overview, undefined);
      return { answers: { saleOverview: value }, notFound };
    }
    case 'saleDetail': {
      const { value, notFound } = await settled(bundle('sale').detail, { sourceType, id });
      return { answers: hasToken ? {} : { saleDetail: value }, notFound };
    }
    default:
      return nothing;
  }
};
