import { verificationActors } from '../application/verification/actors';
import { verificationMachine } from '../application/verification/machine';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';

/** The flow of the pages about one's verification, with its upload. */
export const wireVerification = (ports: PageWiring): PageBundles['verification'] => {
  const { gateways, drafts, arrivals, connection, memberDesk, way, previews, random } = ports;
  return {
    own: verificationMachine.provide({
      actors: verificationActors({
        verification: gateways.verification,
        upload: { uploads: gateways.upload, taken: gateways.uploadPreviews, previews },
        drafts,
        arrivals,
        connection,
        memberDesk,
        way,
        random,
      }),
    }),
  };
};
