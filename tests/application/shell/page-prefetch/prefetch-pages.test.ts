import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { AppInput } from '../../../../src/application/shell/app/app-events';
import { userInfoMachine } from '../../../../src/application/session/user-info/machine';
import { loginOf, prefetchPages } from '../../../../src/application/shell/page-prefetch/prefetch-pages';
import { matchRoute } from '../../../../src/domain/route/match-route';
import type { PageName } from '../../../../src/domain/route/page-at';
import { settled } from '../../../support/fakes/settled';
import { openedNavigation } from '../navigation/opened-navigation';

interface Scene {
  readonly address?: string;
  readonly effectiveType?: string;
  readonly login?: PageName | null;
  readonly failing?: boolean;
  readonly allowed?: Promise<void>;
}

/** A prefetch whose quiet moments come at once, with what it fetches and runs in order. */
const scene = async (given: Scene = {}) => {
  const { address = '/about', effectiveType = '4g', login = null, failing = false } = given;
  const loaded: string[] = [];
  const load = (name: string) => (): Promise<void> => {
    loaded.push(name);
    return failing ? Promise.reject(new Error('offline')) : Promise.resolve();
  };
  const links: { hear?: (address: string, sign: 'pressed' | 'reached') => void } = {};
  const known: { hear?: () => void } = {};
  const absent = createActor(userInfoMachine).getSnapshot();
  const navigation = openedNavigation(address);
  const userInfo = {
    getSnapshot: () => absent,
    on: (_: string, hear: () => void) => void (known.hear = hear),
  };
  const prefetching = prefetchPages({ navigation: navigation.actor, userInfo } as never, {
    ahead: {
      connection: () => ({ saveData: false, effectiveType }),
      listen: (hear) => void (links.hear = hear),
      quiet: () => Promise.resolve(),
      fetch: ([file = '']) => load(`fetch ${file}`)(),
    },
    match: (asked) => matchRoute(asked, []),
    filesOf: (part) => Promise.resolve([part.kind === 'page' ? part.name : part.kind]),
    run: { page: (name) => load(`run ${name}`)(), calls: load('run calls'), outbox: load('outbox') },
    allowed: () => given.allowed ?? Promise.resolve(),
    login,
  });
  if (given.allowed === undefined) await prefetching;
  await settled();
  return {
    navigation,
    press: (to: string) => links.hear?.(to, 'pressed'),
    reach: (to: string) => links.hear?.(to, 'reached'),
    memberComes: () => known.hear?.(),
    /** What was loaded since the last look. */
    loaded: () => loaded.splice(0),
  };
};

test('[PER-01] notices are fetched first, then the calls, the login and the next pages; none runs', async () => {
  const { loaded } = await scene({ address: '/sale', login: 'codeLogin' });
  expect(loaded()).toEqual(['fetch notices', 'fetch calls', 'fetch codeLogin', 'fetch saleDetail']);
});

test.each(['3g', '2g', 'slow-2g'])(
  '[PER-01] on %s only the notices and the outbox are loaded',
  async (effectiveType) => {
    const { loaded, press, reach, memberComes } = await scene({
      address: '/sale',
      login: 'codeLogin',
      effectiveType,
    });
    press('/news');
    reach('/news');
    memberComes();
    await settled();
    expect(loaded()).toEqual(['fetch notices', 'outbox']);
  },
);

test('[PER-01] the page of a pressed link runs, with the calls; an address of no page loads nothing', async () => {
  const { loaded, press } = await scene();
  loaded();
  press('/news');
  press('/no-such-page');
  await settled();
  expect(loaded()).toEqual(['run news', 'run calls']);
});

test('[PER-01] the page of a link that the keyboard reaches is fetched and does not run', async () => {
  const { loaded, reach } = await scene();
  loaded();
  reach('/news');
  await settled();
  expect(loaded()).toEqual(['fetch news']);
});

test('[PER-01] each page that is shown has its next pages fetched, once', async () => {
  const { loaded, navigation } = await scene();
  loaded();
  navigation.open('/sale');
  navigation.actor.send({ type: 'layer.opened', id: 'sheet' });
  await settled();
  expect(loaded()).toEqual(['fetch saleDetail']);
});

test('[PRI-02] until the privacy agreement is given only notices are fetched', async () => {
  const agreement: { give?: () => void } = {};
  const allowed = new Promise<void>((resolve) => {
    agreement.give = resolve;
  });
  const { loaded } = await scene({ address: '/sale', allowed });
  expect(loaded()).toEqual(['fetch notices']);
  agreement.give?.();
  await settled();
  expect(loaded()).toEqual(['fetch calls', 'fetch saleDetail']);
});

test('[SOC-06] the outbox opens when a member is known', async () => {
  const { loaded, memberComes } = await scene();
  loaded();
  memberComes();
  expect(loaded()).toEqual(['outbox']);
});

test('[PER-01] what does not come stops nothing', async () => {
  const { loaded } = await scene({ address: '/sale', login: 'codeLogin', failing: true });
  expect(loaded()).toEqual(['fetch notices', 'fetch calls', 'fetch codeLogin', 'fetch saleDetail']);
});

test.each([
  [null, false, 'codeLogin'],
  [null, true, 'wechatLogin'],
  ['token', true, null],
])('[PER-01] with the token %j and WeChat’s login %s the likely login is %j', (token, wechatLogin, login) => {
  expect(loginOf({ token, navigation: { wechatLogin } } as unknown as AppInput)).toBe(login);
});
