import { map, right } from 'fp-ts/TaskEither';
import type { Found, Hit } from '../../../contract/search/found';
import type { AskedFind } from '../../domain/find/find-address';
import { foundPage } from '../../domain/find/found-page';
import type { CallOf } from '../../ports/gateways';
import { noChanges } from '../kit/change-feed';
import { listing } from '../kit/listing/definition';
import { resource, type Reading } from '../kit/resource/definition';

export interface FindPorts extends Reading {
  readonly callOf: CallOf;
}

const nothing: Found = { counts: [], hits: [], next: null, added: [], looser: [] };

/** The best hits of all kinds, and how many each has; without a text nothing is asked for. */
export const foundOfAll = (ports: FindPorts, { text, exact }: AskedFind) => {
  const query = ports.callOf(({ find }) => find.query);
  return resource<undefined, Found>(ports, (_, options) =>
    text === '' ? right(nothing) : query({ text, kind: null, page: 1, exact }, options),
  );
};

/** The hits of one kind, page by page; where all kinds are shown nothing is asked for. */
export const foundOfKind = (ports: FindPorts, { text, kind, exact }: AskedFind) => {
  const query = ports.callOf(({ find }) => find.query);
  return listing<Hit>(
    ports,
    (hit) => `${hit.kind} ${hit.id}`,
    noChanges,
    (request, options) =>
      map(foundPage(request, kind))(
        text === '' || kind === null
          ? right(nothing)
          : query({ text, kind, page: request.page, exact }, options),
      ),
  );
};
