import type { PagePorts } from '../../../ports/page-ports';
import { verificationActors } from './actors';
import { verificationMachine } from './machine';

/** The member's own verification with its upload, wired to its ports. */
export const ownVerification = (ports: PagePorts) => {
  const { callOf, drafts, arrivals, openings, connection, memberChanges, way, previews, pictures, random } =
    ports;
  const upload = {
    uploads: { upload: callOf(({ upload: calls }) => calls.upload) },
    taken: { read: callOf(({ preview }) => preview.read) },
    previews,
    pictures,
  };
  return verificationMachine.provide({
    actors: verificationActors({
      verification: {
        current: callOf(({ verification }) => verification.current),
        submit: callOf(({ verification }) => verification.submit),
      },
      upload,
      drafts,
      arrivals,
      openings,
      connection,
      memberChanges,
      way,
      random,
    }),
  });
};
