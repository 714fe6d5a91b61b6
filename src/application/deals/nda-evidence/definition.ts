import { left } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { NdaEvidence } from '../../../../contract/nda/nda-evidence';
import type { FileDownload } from '../../../ports/file-download';
import { ndaEvidenceMachine, type NdaEvidenceInput, type Saved } from './machine';
import type { Gateways } from '../../../ports/gateways';
import { fromCall, readLimit } from '../../kit/from-call';

export interface NdaEvidencePorts {
  readonly ndas: Pick<Gateways['nda'], 'evidence'>;
  readonly downloads: FileDownload;
}

/** Evidence, over its call and the platform's way to keep a file. */
export const ndaEvidence = ({ ndas, downloads }: NdaEvidencePorts) =>
  ndaEvidenceMachine.provide({
    actors: {
      fetch: fromCall<NdaEvidence, NdaEvidenceInput>(({ id }, options) => ndas.evidence(id, options), {
        limit: readLimit,
      }),
      save: fromPromise<Saved, { readonly file: NdaEvidence | null }>(({ input: { file } }) =>
        file === null
          ? Promise.resolve(left('downloadFailed' as const))
          : downloads.save({ name: file.name, mediaType: 'application/pdf', base64: file.content })(),
      ),
    },
  });
