import type { PublicationHead } from '../../../../contract/publication/publication';
import type { PagePorts } from '../../../ports/page-ports';
import { relevantChanges } from '../../kit/change-feed';
import { hearers } from '../../kit/hearers';
import { listing } from '../../kit/listing/definition';
import { publicationAct } from '../publication-act/definition';

/**
 * The member's publications, the newest first, and the actions on them. Each action and each notice invalidates the
 * list: notices report the reviewer's decisions.
 */
export const ownPublications = (ports: PagePorts) => {
  const { notify, listen } = hearers();
  const { callOf } = ports;
  return {
    list: listing<PublicationHead>(
      ports,
      ({ id }) => id,
      relevantChanges(
        ports,
        (_, message) => message === null || message.kind === 'notice',
        () => [listen],
      ),
      callOf(({ publication }) => publication.list),
    ),
    act: publicationAct({
      publications: {
        confirm: callOf(({ publication }) => publication.confirm),
        withdraw: callOf(({ publication }) => publication.withdraw),
        close: callOf(({ publication }) => publication.close),
        restore: callOf(({ publication }) => publication.restore),
        remove: callOf(({ publication }) => publication.remove),
      },
      layers: ports.layers,
      changed: notify,
    }),
  };
};
