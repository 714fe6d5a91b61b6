import { until } from '../deadline';
import type { Walk } from './walk';

/** Home opens and shows deals, within the width of the phone. */
export const home: Walk = {
  title: 'home opens and shows deals',
  go: async (visit, { url }) => {
    await visit.goTo(`${url}/`);
    await until('five deals with their titles', () =>
      visit.ask(
        () =>
          [...document.querySelectorAll('main a[href^="/sale/"]')].filter(
            (link) => link.getBoundingClientRect().height > 0 && link.textContent !== '',
          ).length >= 5,
      ),
    );
    await until('nothing wider than the window', () =>
      visit.ask(() => document.documentElement.scrollWidth <= window.innerWidth),
    );
    return undefined;
  },
};
