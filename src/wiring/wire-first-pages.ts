import { carouselMachine } from '../application/carousel/machine';
import { errorScreenMachine } from '../application/error-screen/machine';
import type { PageBundles } from '../ui/app/page-bundles';
import type { FirstGateways } from './gateways';
import { wireResource } from './wire-resource';

/** The flows of the page that a visit begins with. */
export const wireFirstPages = ({ home }: Pick<FirstGateways, 'home'>): PageBundles['first'] => ({
  homeBanners: wireResource((_, options) => home.banners(options)),
  homeDeals: wireResource((_, options) => home.deals(options)),
  hotWords: wireResource((_, options) => home.hotWords(options)),
  carousel: carouselMachine,
  errorScreen: errorScreenMachine,
});
