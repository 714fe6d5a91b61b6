import { expect, test } from 'vitest';
import { followHome } from '../../../../src/application/shell/app-exit/follow-home';
import { openedNavigation } from '../navigation/opened-navigation';

test('[LAY-11] the exit hears when home is shown and when it is left, once each', () => {
  const navigation = openedNavigation('/sale');
  const heard: string[] = [];
  followHome({ send: ({ type }) => void heard.push(type) }, { navigation: navigation.actor });
  expect(heard).toEqual([]);
  navigation.open('/');
  expect(heard).toEqual(['home.reached']);
  navigation.open('/news');
  navigation.open('/sale');
  expect(heard).toEqual(['home.reached', 'home.left']);
});
