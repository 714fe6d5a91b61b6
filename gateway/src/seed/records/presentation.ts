import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import {
  presentationFacts,
  presentationFields,
  PresentationPage,
} from '../../../../contract/presentation/presentation';
import { presentationFault } from '../../domain/presentation/presentation-fault';
import { IndustryOfGroup, Place } from './leaf';
import { seedRecord } from './seed-record';

const PresentationRecord = seedRecord(
  {
    ...presentationFields,
    ...presentationFacts,
    industry: IndustryOfGroup,
    region: Place,
    pages: t.readonlyArray(PresentationPage),
  },
  {},
);

/**
 * A roadshow presentation; its pages are data, from which the server draws the pictures. One whose pages are not as many
 * as it says is refused.
 */
export const SeedPresentation = new t.Type<t.TypeOf<typeof PresentationRecord>, unknown>(
  'SeedPresentation',
  PresentationRecord.is,
  (value, context) => {
    const read = PresentationRecord.validate(value, context);
    if (isLeft(read)) return read;
    const fault = presentationFault(read.right);
    return fault === null ? read : t.failure(value, context, fault);
  },
  PresentationRecord.encode,
);
export type SeedPresentation = t.TypeOf<typeof SeedPresentation>;
