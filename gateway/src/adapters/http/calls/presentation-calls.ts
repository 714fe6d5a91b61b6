import {
  presentationCalls as ofPresentations,
  presentationPictureCalls,
} from '../../../../../contract/presentation/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { PresentationFiles } from '../../../application/presentation/presentation-files';
import type { PresentationReading } from '../../../application/presentation/presentation-reading';
import type { Call } from './call';
import { publicChoiceCalls } from './choice-calls';
import { identifierOr, oneCall } from './one-call';

const idOr = identifierOr(refusals.presentationUnknown);

/** Roadshow presentations, and their pages as pictures. */
export const presentationCalls = (
  presentations: PresentationReading,
  files: Pick<PresentationFiles, 'picture'>,
): readonly Call[] => [
  ...publicChoiceCalls(ofPresentations, presentations, {
    letter: 'd',
    unknown: refusals.presentationUnknown,
  }),
  oneCall(
    presentationPictureCalls.read,
    ({ id }) => idOr(id),
    (id, { session }, { page }) => files.picture(session?.userId ?? null, id, page),
  ),
];
