import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { NdaRequest } from '../../../../contract/nda/nda-request';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import { notWired } from '../../kit/not-wired';
import type { NdaApprovalEvent, NdaApprovalInput } from './events';

interface NdaApprovalContext extends NdaApprovalInput {
  /** Why it was not approved, in Chinese. */
  readonly error: string | null;
}

interface NdaApprovalTypes {
  readonly context?: NdaApprovalContext;
  readonly events?: NdaApprovalEvent;
  readonly input?: NdaApprovalInput;
}

const types: NdaApprovalTypes = {};

export type Approving = Either<GatewayFailure, NdaRequest>;

export const ndaApprovalDelays = {
  /** Longer than a call may take, in milliseconds. */
  answerLimit: 20_000,
} as const;

/** The words that the chart of approving an NDA is written in. */
export const ndaApprovalSetup = setup({
  types,
  actors: {
    layer: fromCallback<EventObject>(notWired('ndaApproval', 'layer')),
    approve: fromPromise<Approving, NdaApprovalInput>(notWired('ndaApproval', 'approve')),
  },
  delays: ndaApprovalDelays,
  guards: {
    isApproved: (_, approving: Approving) => isRight(approving),
  },
  actions: {
    forgetError: assign({ error: null }),
    noteFailure: assign((_, approving: Approving) => ({
      error: isLeft(approving) ? failureText(approving.left) : null,
    })),
    noteTimeout: assign({ error: failureText({ kind: 'timeout' }) }),
    noteDefect: assign({ error: failureText({ kind: 'malformed', field: '' }) }),
  },
});
