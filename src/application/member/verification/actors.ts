import { isRight } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { formDraft } from '../../../domain/session/form-draft';
import { UploadedFile } from '../../../../contract/upload/uploaded-file';
import type { Prove } from '../../../../contract/account/prove';
import type { Arrivals, Openings } from '../../../ports/arrivals';
import type { Connection } from '../../../ports/connection';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { MemberChanges } from '../../../ports/member-changes';
import type { PageWay } from '../../../ports/page-way';
import type { Random } from '../../../ports/random';
import { connectionBackActors } from '../../kit/connection/actors';
import { keyedWrite } from '../../kit/keyed-write';
import { uploadActors, type UploadPorts } from '../../kit/upload/actors';
import { uploadMachine } from '../../kit/upload/machine';
import type { VerificationAnswer, VerificationDraft, VerificationEvent } from './events';
import type { DraftChanged, OfUser } from './setup';
import type { VerificationApplication } from '../../../ports/call-forms';
import type { Gateways } from '../../../ports/gateways';

/** Under which the form's draft is kept. */
const formId = 'verification';

export interface VerificationPorts {
  readonly verification: Gateways['verification'];
  readonly upload: UploadPorts;
  readonly drafts: FormDrafts;
  readonly arrivals: Arrivals;
  readonly openings: Openings;
  readonly connection: Connection;
  readonly memberChanges: MemberChanges;
  readonly way: Pick<PageWay, 'goOn'>;
  readonly random: Pick<Random, 'uuid'>;
}

const documentOf = (text: string | undefined): UploadedFile | null => {
  try {
    const decoded = UploadedFile.decode(JSON.parse(text ?? 'null'));
    return isRight(decoded) ? decoded.right : null;
  } catch {
    return null;
  }
};

const recalled = (drafts: FormDrafts, userId: string | null): VerificationDraft | null => {
  const kept = drafts.recall(formId, userId)();
  if (isNone(kept)) return null;
  const { name = '', company = '', position = '', document } = kept.value.fields;
  return { name, company, position, document: documentOf(document) };
};

/** Taken now, or before by a call whose answer was lost: one is being looked at. */
const isTaken = (answer: VerificationAnswer): boolean =>
  isRight(answer) || (answer.left.kind === 'refused' && answer.left.code === 409);

/** A verification's actors over its ports. Leaving the page cancels its calls (LOG-13). */
export const verificationActors = (ports: VerificationPorts) => {
  const { verification, upload, drafts, arrivals, memberChanges, way } = ports;
  const write = keyedWrite(ports.random);
  return {
    ...connectionBackActors(ports.connection),
    upload: uploadMachine.provide({ actors: uploadActors(upload) }),
    load: fromPromise<VerificationAnswer, { readonly prove: Prove | null }>(async ({ input, signal }) => {
      const answer = await verification.current({ signal })();
      // The decision may have come while the socket was away: user info is loaded again.
      if (isRight(answer) && answer.right.state === 'approved' && answer.right.level !== input.prove)
        memberChanges.changed();
      return answer;
    }),
    submit: fromPromise<VerificationAnswer, VerificationApplication>(async ({ input, signal }) => {
      const answer = await write(input, (key) => verification.submit(input, { signal, key })());
      if (isTaken(answer) && !signal.aborted) {
        drafts.discard(formId)();
        way.goOn('/user/underReview');
      }
      return answer;
    }),
    arrivals: fromCallback<EventObject>(({ sendBack }) => {
      const notify = (event: VerificationEvent): void => sendBack(event);
      const decided = (): void => notify({ type: 'verification.decided' });
      const ends = [
        arrivals.listen((message) => {
          if (message === null || message.kind === 'verification') decided();
        }),
        // A decision between the first load and the opening of the socket is reported by no message.
        ports.openings.listen(() => notify({ type: 'verification.reloadRequested' })),
      ];
      return () => ends.forEach((end) => end());
    }),
    recall: fromPromise<VerificationDraft | null, OfUser>(({ input }) =>
      Promise.resolve(recalled(drafts, input.userId)),
    ),
    drafts: fromCallback<DraftChanged, OfUser>(({ input, receive }) => {
      receive(({ draft: { document, ...form } }) => {
        const kept = document === null ? {} : { document: JSON.stringify(document) };
        drafts.keep(formDraft({ formId, userId: input.userId, fields: { ...form, ...kept } }))();
      });
    }),
  };
};
