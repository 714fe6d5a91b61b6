import type { Banner } from '../domain/home/banner';
import type { HomeDeals } from '../domain/home/home-deals';
import type { HotWord } from '../domain/home/hot-word';
import type { Call, CallOptions } from './call';

/** What the home page reads; all three are public and safe to repeat. */
export interface HomeGateway {
  readonly banners: (options?: CallOptions) => Call<readonly Banner[]>;
  readonly deals: (options?: CallOptions) => Call<HomeDeals>;
  readonly hotWords: (options?: CallOptions) => Call<readonly HotWord[]>;
}
