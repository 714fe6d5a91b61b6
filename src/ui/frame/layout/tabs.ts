import type { IconName } from '../../kit/display/icon/glyphs';
import { layoutText } from './text';

/** The tabs whose pages stand (LAY-01). */
export type Tab = 'home' | 'publish' | 'message' | 'user';

/** What the top navigation can stand at: a tab, or what leads on beside them. */
export type Section = Tab | 'sale' | 'buy' | 'gf' | 'news';

interface TabRow {
  readonly tab: Tab;
  readonly path: string;
  readonly word: string;
  readonly icon: IconName;
}

export const tabs: readonly TabRow[] = [
  { tab: 'home', path: '/', word: layoutText.home, icon: 'home' },
  { tab: 'publish', path: '/new_buy', word: layoutText.publish, icon: 'plus' },
  { tab: 'message', path: '/message', word: layoutText.messages, icon: 'message' },
  { tab: 'user', path: '/user', word: layoutText.user, icon: 'person' },
];

/** What the top navigation leads to, in its order: the first part of the addresses that belong there, and its word. */
export const sections: readonly (readonly [Section, string])[] = [
  ['home', layoutText.home],
  ['sale', layoutText.sale],
  ['buy', layoutText.buy],
  ['gf', layoutText.transfers],
  ['news', layoutText.news],
];
