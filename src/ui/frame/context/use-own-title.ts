import { useEffect } from 'react';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { errorTitle, pageTitle } from '../../../domain/route/page-title';
import { useFlows } from './flows';
import { useWhoIsHere } from './who-is-here';

/** The title of the page's own thing while it is shown (ENV-07); null for none. The page's title comes back when it goes. */
export const useOwnTitle = (own: string | null): void => {
  const { product } = useFlows();
  const { unread } = useWhoIsHere();
  useEffect(() => {
    if (own === null) return;
    const before = document.title;
    const mine = pageTitle(own, product, unread);
    document.title = mine;
    return () => {
      // The next page may have set its title already.
      if (document.title === mine) document.title = before;
    };
  }, [own, product, unread]);
};

/** The title while the page's own thing is not there (LAY-07). */
export const useNotFoundTitle = (isNotFound: boolean): void =>
  useOwnTitle(isNotFound ? errorTitle(404) : null);

/** The title of a page that shows one thing: that thing's name, once it is there (ENV-07), or that it is not (LAY-07). */
export const thingTitle = ({
  phase,
  value,
}: Pick<ResourceStatus<{ readonly title: string }>, 'phase' | 'value'>): string | null =>
  phase === 'notFound' ? errorTitle(404) : (value?.title ?? null);
