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
  readonly mayFetch?: boolean;
  readonly login?: PageName | null;
  readonly failing?: boolean;
}

/** A prefetch whose quiet moments come at once, with what it loads in order. */
const scene = async ({ address = '/about', mayFetch = true, login = null, failing = false }: Scene = {}) => {
  const loaded: string[] = [];
  const load = (name: string) => (): Promise<void> => {
    loaded.push(name);
    return failing && name !== 'overlays' ? Promise.reject(new Error('offline')) : Promise.resolve();
  };
  const pressed: { hear?: (address: string) => void } = {};
  const known: { hear?: () => void } = {};
  const absent = createActor(userInfoMachine).getSnapshot();
  const navigation = openedNavigation(address);
  const userInfo = {
    getSnapshot: () => absent,
    on: (_: string, hear: () => void) => void (known.hear = hear),
  };
  await prefetchPages({ navigation: navigation.actor, userInfo } as never, {
    ahead: {
      mayFetch: () => mayFetch,
      listen: (hear) => void (pressed.hear = hear),
      quiet: () => Promise.resolve(),
    },
    match: (asked) => matchRoute(asked, []),
    load: {
      overlays: load('overlays'),
      page: (name) => load(name)(),
      calls: load('calls'),
      conversation: load('conversation'),
      outbox: load('outbox'),
    },
    login,
  });
  await settled();
  return {
    navigation,
    press: (to: string) => pressed.hear?.(to),
    memberComes: () => known.hear?.(),
    /** What was loaded since the last look. */
    loaded: () => loaded.splice(0),
  };
};

test('[PER-01] what lies over a page is loaded first, then the calls, the login and the next pages', async () => {
  const { loaded } = await scene({ address: '/sale', login: 'codeLogin' });
  const [first, second, third, ...next] = loaded();
  expect([first, second, third]).toEqual(['overlays', 'calls', 'codeLogin']);
  expect(next).toEqual(['saleDetail']);
});

test('[PER-01] on a slow connection only what lies over a page and the outbox are loaded', async () => {
  const { loaded, press, memberComes } = await scene({
    address: '/sale',
    login: 'codeLogin',
    mayFetch: false,
  });
  press('/news');
  memberComes();
  await settled();
  expect(loaded()).toEqual(['overlays', 'outbox']);
});

test('[PER-01] the page of a pressed link is loaded; an address of no page loads nothing', async () => {
  const { loaded, press } = await scene();
  loaded();
  press('/news');
  press('/no-such-page');
  await settled();
  expect(loaded()).toEqual(['news']);
});

test('[PER-01] each page that is shown has its next pages loaded, once', async () => {
  const { loaded, navigation } = await scene();
  loaded();
  navigation.open('/sale');
  navigation.actor.send({ type: 'layer.opened', id: 'sheet' });
  await settled();
  expect(loaded()).toEqual(['saleDetail']);
});

test('[SOC-06] the outbox opens when a member is known', async () => {
  const { loaded, memberComes } = await scene();
  loaded();
  memberComes();
  expect(loaded()).toEqual(['outbox']);
});

test('[PER-01] what does not come stops nothing', async () => {
  const { loaded } = await scene({ address: '/sale', login: 'codeLogin', failing: true });
  expect(loaded()).toEqual(['overlays', 'calls', 'codeLogin', 'saleDetail']);
});

test.each([
  [null, false, 'codeLogin'],
  [null, true, 'wechatLogin'],
  ['token', true, null],
])('[PER-01] with the token %j and WeChat’s login %s the likely login is %j', (token, wechatLogin, login) => {
  expect(loginOf({ token, navigation: { wechatLogin } } as unknown as AppInput)).toBe(login);
});
