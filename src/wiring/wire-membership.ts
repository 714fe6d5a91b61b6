import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';
import { wireResource } from './wire-resource';

/** The flows of the pages of the membership. */
export const wireMembership = ({ gateways }: PageWiring): PageBundles['membership'] => ({
  plans: wireResource((_, options) => gateways.membership.plans(options)),
  mine: wireResource((_, options) => gateways.membership.mine(options)),
});
