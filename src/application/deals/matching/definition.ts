import type { CallOf } from '../../../ports/gateways';
import { resource, type Reading } from '../../kit/resource/definition';

export interface MatchingPorts extends Reading {
  readonly callOf: CallOf;
}

/** The member's listed publications, from which one is chosen. */
export const matchedPublications = ({ callOf, ...reading }: MatchingPorts) => {
  const own = callOf(({ matching }) => matching.own);
  return resource(reading, (_: undefined, options) => own(options));
};

/** The counterparties of one publication, of the newest for null (SCR-13). */
export const matchingOf = ({ callOf, ...reading }: MatchingPorts) => {
  const best = callOf(({ matching }) => matching.best);
  return resource(reading, (id: string | null, options) => best({ id }, options));
};
