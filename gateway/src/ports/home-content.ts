import type { Banner, HotWord } from '../domain/home/home';

export interface HomeContent {
  /** In the order of `sort`. */
  readonly banners: () => Promise<readonly Banner[]>;
  /** In the order of `sort`. */
  readonly hotWords: () => Promise<readonly HotWord[]>;
}
