import { left } from 'fp-ts/Either';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { checkAddress } from '../../../domain/nda/check-address';
import type { FileDigest } from '../../../ports/file-digest';
import type { PageWay } from '../../../ports/page-way';
import { evidenceCheckMachine } from './machine';
import type { Digested, EvidenceCheckInput } from './setup';
import type { Gateways } from '../../../ports/gateways';
import type { EvidenceProof } from '../../../../contract/nda/nda-evidence';
import { fromCall, readLimit } from '../../kit/from-call';

export interface EvidenceCheckPorts {
  readonly ndas: Pick<Gateways['nda'], 'verify'>;
  readonly digests: FileDigest;
  readonly way: Pick<PageWay, 'goOn'>;
}

/** Verifying evidence, over its call, the device's digests and the way to the address of a question. */
export const evidenceCheck = ({ ndas, digests, way }: EvidenceCheckPorts) =>
  evidenceCheckMachine.provide({
    actors: {
      verify: fromCall<EvidenceProof, EvidenceCheckInput>(
        ({ asked }, options) => ndas.verify(asked, options),
        {
          limit: readLimit,
        },
      ),
      digest: fromPromise<Digested, { readonly file: Blob | null }>(({ input: { file } }) =>
        file === null ? Promise.resolve(left('unreadable' as const)) : digests.sha256(file)(),
      ),
      show: fromCallback<EventObject, { readonly next: string }>(({ input: { next } }) =>
        way.goOn(checkAddress(next)),
      ),
    },
  });
