import { presentationCalls as ofPresentations } from '../../../../../contract/presentation/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { PresentationReading } from '../../../application/presentation/presentation-reading';
import type { Call } from './call';
import { publicChoiceCalls } from './choice-calls';

/** Roadshow presentations. */
export const presentationCalls = (presentations: PresentationReading): readonly Call[] =>
  publicChoiceCalls(ofPresentations, presentations, {
    letter: 'd',
    unknown: refusals.presentationUnknown,
  });
