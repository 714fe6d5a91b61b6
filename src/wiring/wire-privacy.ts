import { privacyCenterActors } from '../application/privacy-center/actors';
import { privacyCenterMachine } from '../application/privacy-center/machine';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';

/** The flows of the page of one's own data. */
export const wirePrivacy = ({
  gateways,
  consentDesk,
  connection,
  downloads,
  layers,
}: PageWiring): PageBundles['privacy'] => ({
  center: privacyCenterMachine.provide({
    actors: privacyCenterActors({
      consents: gateways.consent,
      desk: consentDesk,
      connection,
      downloads,
      layers,
    }),
  }),
});
