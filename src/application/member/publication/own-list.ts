import type { PublicationHead } from '../../../../contract/publication/publication';
import type { PagePorts } from '../../../ports/page-ports';
import { concerningNews } from '../../kit/fresh-news';
import { hearers } from '../../kit/hearers';
import { listing } from '../../kit/listing/definition';
import { publicationAct } from '../publication-act/definition';

/**
 * One's publications, the newest first, and what is done about them there. What is done makes the list old, and so
 * does a notice, for the reviewer's decisions are told by one.
 */
export const ownPublications = (ports: PagePorts) => {
  const { tell, listen } = hearers();
  const { publications } = ports.gateways;
  return {
    list: listing<PublicationHead>(
      ports,
      ({ id }) => id,
      concerningNews(
        ports,
        (_, message) => message === null || message.kind === 'notice',
        () => [listen],
      ),
      (request, options) => publications.list(request, options),
    ),
    act: publicationAct({
      publications,
      layers: ports.layers,
      changed: tell,
    }),
  };
};
