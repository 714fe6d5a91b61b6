import type { PagePorts } from '../../../ports/page-ports';
import { verificationActors } from './actors';
import { verificationMachine } from './machine';

/** One's own verification, with its upload, wired to its ports. */
export const ownVerification = (ports: PagePorts) => {
  const { gateways, drafts, arrivals, openings, connection, memberDesk, way, previews, pictures, random } =
    ports;
  const upload = { uploads: gateways.upload, taken: gateways.uploadPreviews, previews, pictures };
  return verificationMachine.provide({
    actors: verificationActors({
      verification: gateways.verification,
      upload,
      drafts,
      arrivals,
      openings,
      connection,
      memberDesk,
      way,
      random,
    }),
  });
};
