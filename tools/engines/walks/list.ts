import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { until } from '../deadline';
import { signIn } from './signed-in';
import type { Walk } from './walk';

const list = '/sale/platform';
const Place = t.type({ href: t.string, top: t.number });

/** So far a card may stand from where it stood, in CSS pixels. */
const tolerance = 8;

/** A list that was scrolled, one of its deals, and back: the deal stands where it stood. */
export const listAndBack: Walk = {
  title: 'list, detail and back to the same place',
  go: async (visit, gateway) => {
    await signIn(visit, gateway);
    await visit.goTo(`${gateway.url}${list}`);
    await until('a list of deals', () =>
      visit.ask((path) => document.querySelectorAll(`main a[href^="${path}/"]`).length >= 8, list),
    );
    await until('being scrolled', () =>
      visit.ask(() => {
        window.scrollBy({ top: 600, behavior: 'instant' });
        return window.scrollY > 1_200;
      }),
    );
    const told = Place.decode(
      await visit.ask(async (path) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        const links = [...document.querySelectorAll<HTMLElement>(`main a[href^="${path}/"]`)];
        const middle = links.find((link) => link.getBoundingClientRect().top > window.innerHeight / 3);
        return { href: middle?.getAttribute('href'), top: middle?.getBoundingClientRect().top };
      }, list),
    );
    if (isLeft(told)) throw new Error('no deal stands in the middle of the list');
    const { href, top } = told.right;
    // As a person presses it: WebKit goes back past what came without a person.
    await visit.press(`main a[href="${href}"]`);
    await until('the deal', () =>
      visit.ask((path) => location.pathname === path && document.querySelector('main h1') !== null, href),
    );
    await visit.back();
    await until('the list with the deal', () =>
      visit.ask(
        (address, path) =>
          location.pathname === address && document.querySelector(`main a[href="${path}"]`) !== null,
        list,
        href,
      ),
    );
    const stands = (): Promise<unknown> =>
      visit.ask(
        (path) => document.querySelector(`main a[href="${path}"]`)?.getBoundingClientRect().top,
        href,
      );
    const isThere = async (): Promise<boolean> => Math.abs(Number(await stands()) - top) <= tolerance;
    await until('its place', isThere, 5_000).catch(async () => {
      throw new Error(`the deal stood at ${top} px and stands at ${String(await stands())} px`);
    });
    return undefined;
  },
};
