import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import type { NdaEvidence } from '../../../../contract/nda/nda-evidence';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { notWired } from '../../kit/not-wired';
import { ndaEvidenceText } from './text';
import { failureTextOf, unwiredCall } from '../../kit/from-call';

/** The NDA whose evidence it is. */
export interface NdaEvidenceInput {
  readonly id: string;
}

export type NdaEvidenceEvent = { readonly type: 'evidence.requested' };

interface NdaEvidenceContext extends NdaEvidenceInput {
  readonly file: NdaEvidence | null;
  /** Why there is no file, in Chinese. */
  readonly error: string | null;
}

interface NdaEvidenceTypes {
  readonly context?: NdaEvidenceContext;
  readonly events?: NdaEvidenceEvent;
  readonly input?: NdaEvidenceInput;
}

const types: NdaEvidenceTypes = {};

type Fetched = Either<GatewayFailure, NdaEvidence>;
export type Saved = Either<'downloadFailed', void>;

const ndaEvidenceDelays = {
  /** How long the platform may take to save the file, in milliseconds. */
  saveLimit: 20_000,
} as const;

/** The evidence of an approved NDA, handed to the person as a file. Source: MKT-04. */
export const ndaEvidenceMachine = setup({
  types,
  actors: {
    fetch: unwiredCall<NdaEvidence, NdaEvidenceInput>('ndaEvidence', 'fetch'),
    save: fromPromise<Saved, { readonly file: NdaEvidence | null }>(notWired('ndaEvidence', 'save')),
  },
  delays: ndaEvidenceDelays,
  guards: {
    isThere: (_, fetched: Fetched) => isRight(fetched),
    isSaved: (_, saved: Saved) => isRight(saved),
  },
  actions: {
    forgetError: assign({ error: null }),
    keepFile: assign((_, fetched: Fetched) => (isRight(fetched) ? { file: fetched.right } : {})),
    noteFailure: assign((_, fetched: Fetched) => ({
      error: failureTextOf(fetched),
    })),
    noteUnsaved: assign({ error: ndaEvidenceText.unsaved }),
  },
}).createMachine({
  id: 'ndaEvidence',
  description: 'The evidence of one NDA, fetched when it is asked for and handed over as a file.',
  meta: { requirements: ['MKT-04'] },
  context: ({ input }) => ({ ...input, file: null, error: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No work is under way; the reason of the last failure is shown.',
      meta: { requirements: ['MKT-04'] },
      on: { 'evidence.requested': { target: 'fetching', actions: 'forgetError' } },
    },
    fetching: {
      description: 'The one call is under way.',
      meta: { requirements: ['MKT-04'] },
      invoke: {
        id: 'fetch',
        src: 'fetch',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'saving',
            actions: { type: 'keepFile', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    saving: {
      description: 'The platform is handed the file.',
      meta: { requirements: ['MKT-04'] },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'saved' },
          { target: 'resting', actions: 'noteUnsaved' },
        ],
        onError: { target: 'resting', actions: 'noteUnsaved' },
      },
      after: { saveLimit: { target: 'resting', actions: 'noteUnsaved' } },
    },
    saved: {
      description: 'The file was handed over; it may be had again.',
      meta: { requirements: ['MKT-04'] },
      on: { 'evidence.requested': 'fetching' },
    },
  },
});

export type NdaEvidenceMachine = typeof ndaEvidenceMachine;
