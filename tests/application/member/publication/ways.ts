import { left } from 'fp-ts/Either';
import type { PublicationEvent } from '../../../../src/application/member/publication/publication-context';
import { done, type Answer } from '../../../support/explore/step';
import {
  fails,
  inReview,
  network,
  opened,
  overtaken,
  recalls,
  refused,
  rests,
  stored,
  submits,
  taken,
  typesTitle,
  typesWrong,
  withTitle,
} from './samples';

type Way = readonly (PublicationEvent | Answer)[];

export const loaded: Way = [done('load', opened(stored()))];
export const typed: Way = [...loaded, typesTitle];
export const saving: Way = [...typed, rests];
export const unsaved: Way = [...saving, done('save', fails(network))];
export const refusedWay: Way = [...saving, done('save', fails(refused))];
export const overtakenWay: Way = [...saving, done('save', overtaken)];
export const underReview: Way = [done('load', opened(inReview))];
export const recalling: Way = [...underReview, recalls];
export const failed: Way = [done('load', left(network))];
export const submitting: Way = [...loaded, submits];
export const wrong: Way = [...loaded, typesWrong];
export const pointing: Way = [...wrong, submits];
export const savedSame = done('save', taken(stored({ version: 4, fields: withTitle })));
