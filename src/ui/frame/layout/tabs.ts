import { listAddress } from '../../../../contract/kind/address';
import { kinds, mainKinds } from '../../../../contract/kind/kinds';
import type { IconName } from '../../kit/display/icon/glyphs';
import { layoutText } from './text';

/** The tabs whose pages exist (LAY-01). */
export type Tab = 'home' | 'publish' | 'message' | 'user';

const kindSections = [...mainKinds, 'news'] as const;

/** What the top navigation can mark as current: a tab or a kind. */
export type Section = Tab | (typeof kindSections)[number];

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

interface SectionRow {
  readonly section: Section;
  /** The page it leads to; addresses under it belong to the section. */
  readonly path: string;
  readonly word: string;
}

/** The links of the top navigation, in its order. */
export const sections: readonly SectionRow[] = [
  { section: 'home', path: '/', word: layoutText.home },
  ...kindSections.map((kind) => ({
    section: kind,
    path: listAddress(kind),
    word: kinds[kind].listTitle,
  })),
];
