import * as t from 'io-ts';
import {
  presentationFacts,
  presentationFields,
  PresentationPage,
} from '../../../../contract/presentation/presentation';
import { IndustryOfGroup, Place } from './leaf';
import { seedRecord } from './seed-record';

/** A roadshow presentation; its pages are data, from which the server draws the pictures. */
export const SeedPresentation = seedRecord(
  {
    ...presentationFields,
    ...presentationFacts,
    industry: IndustryOfGroup,
    region: Place,
    pages: t.readonlyArray(PresentationPage),
  },
  {},
);
export type SeedPresentation = t.TypeOf<typeof SeedPresentation>;
