import type { PublicationHead } from '../../../contract/publication/publication';
import type { PagePorts } from '../../ports/page-ports';
import { listing } from '../listing/definition';

/** One's publications, the newest first; a notice makes them old, for the reviewer's decisions are told by one. */
export const ownPublications = (ports: PagePorts) =>
  listing<PublicationHead>(
    ports,
    ({ id }) => id,
    {
      listen: (_, hear) =>
        ports.arrivals.listen((message) => {
          if (message === null || message.kind === 'notice') hear();
        }),
    },
    (request, options) => ports.gateways.publications.list(request, options),
  );
