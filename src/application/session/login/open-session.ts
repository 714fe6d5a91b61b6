import { isRight, left, type Either } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { Token } from '../../../../contract/account/token';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { SessionOpener } from '../../../ports/session-opener';
import type { TokenStore } from '../../../ports/token-store';

export interface OpenSessionPorts {
  readonly tokens: Pick<TokenStore, 'write'>;
  readonly sessionOpener: SessionOpener;
  readonly drafts: FormDrafts;
}

/** What came of writing the token to the device. */
export type Opening = Either<StorageFailure, void>;

export interface OpenSessionInput {
  readonly token: Token | null;
}

/**
 * What every way in ends with: the token is written to the device first, then handed to the session; the draft of
 * the form is no longer needed (LOG-01, LOG-06).
 */
export const openSession = ({ tokens, sessionOpener, drafts }: OpenSessionPorts, formId: string) =>
  fromPromise<Opening, OpenSessionInput>(({ input }) => {
    if (input.token === null) return Promise.resolve(left({ kind: 'unavailable' }));
    const kept = tokens.write(input.token)();
    if (isRight(kept)) {
      drafts.discard(formId)();
      sessionOpener.tokenObtained(input.token);
    }
    return Promise.resolve(kept);
  });
