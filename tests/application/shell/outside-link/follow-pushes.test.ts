import { expect, test } from 'vitest';
import { followPushes } from '../../../../src/application/shell/outside-link/follow-pushes';
import { linkOf } from '../../../../src/domain/address/link-of';
import { matchRoute } from '../../../../src/domain/route/match-route';
import { openedNavigation } from '../navigation/opened-navigation';

const rules = { origin: 'https://hupo.example', allowedHosts: ['partner.example'] };

test.each([
  ['/news', '/news'],
  ['https://hupo.example/news', '/news'],
  ['https://partner.example/news', '/'],
  ['/no-such-page', '/'],
])('[SEC-02] a notification of %s opens %s', (named, shown) => {
  const navigation = openedNavigation('/');
  const pushes = {
    listen: (hear: (address: string) => void) => {
      hear(named);
      return () => undefined;
    },
  };
  followPushes(
    pushes,
    linkOf(rules, (address) => matchRoute(address, [])),
    { navigation: navigation.actor },
  );
  expect(navigation.address()).toBe(shown);
});
