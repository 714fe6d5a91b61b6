import type { publicationCalls } from '../../contract/publication/calls';
import type { Asked } from './asked';

/** One's own publications. The list is told by the shell, the rest by its flow. */
export type PublicationGateway = Asked<typeof publicationCalls>;
