import { carouselMachine } from '../application/carousel/machine';
import { errorScreenMachine } from '../application/error-screen/machine';
import type { PageBundles } from '../ui/app/page-bundles';
import type { Gateways } from '../ports/gateways';
import { wireResource, type Reading } from './wire-resource';

/** The flows of the page that a visit begins with. */
export const wireFirstPages = ({ home }: Pick<Gateways, 'home'>, reading: Reading): PageBundles['first'] => ({
  homeBanners: wireResource(reading, (_, options) => home.banners(options)),
  homeDeals: wireResource(reading, (_, options) => home.deals(options)),
  hotWords: wireResource(reading, (_, options) => home.hotWords(options)),
  carousel: carouselMachine,
  errorScreen: errorScreenMachine,
});
