import { isRight, map, type Either } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { fromPromise } from 'xstate';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { profileFields, type ProfileFields } from '../../domain/member/profile';
import { formDraft } from '../../domain/session/form-draft';
import type { Connection } from '../../ports/connection';
import type { FormDrafts } from '../../ports/form-drafts';
import type { MemberDesk } from '../../ports/member-desk';
import type { ProfileGateway } from '../../ports/profile-gateway';
import { connectionBackActors } from '../connection/actors';
import type { ProfileEditInput } from './events';
import type { DraftOf, LoadedProfile } from './setup';

/** Under which the form's draft is kept. */
const formId = 'profile';

export interface ProfileEditPorts {
  readonly profile: Pick<ProfileGateway, 'read' | 'save'>;
  readonly drafts: FormDrafts;
  readonly connection: Connection;
  readonly desk: MemberDesk;
}

/** The calls and the draft of the profile's page; leaving the page cancels the calls. */
export const profileEditActors = ({ profile, drafts, connection, desk }: ProfileEditPorts) => {
  const draftOf = (userId: string | null): Partial<ProfileFields> | null => {
    const kept = drafts.recall(formId, userId)();
    if (!isSome(kept)) return null;
    const { fields } = kept.value;
    return Object.fromEntries(
      profileFields.flatMap((field) => {
        const text = fields[field];
        return text === undefined ? [] : [[field, text]];
      }),
    );
  };
  return {
    ...connectionBackActors(connection),
    load: fromPromise<Either<GatewayFailure, LoadedProfile>, ProfileEditInput>(async ({ input, signal }) =>
      map((loaded: LoadedProfile['profile']) => ({ profile: loaded, draft: draftOf(input.userId) }))(
        await profile.read({ signal })(),
      ),
    ),
    save: fromPromise<Either<GatewayFailure, void>, DraftOf>(async ({ input, signal }) => {
      const saved = await profile.save(input.fields, { signal })();
      if (isRight(saved)) {
        drafts.discard(formId)();
        desk.changed();
      }
      return saved;
    }),
    keepDraft: fromPromise<'kept', DraftOf>(({ input: { userId, fields } }) => {
      // A draft that the device does not keep is only missed after a reload.
      drafts.keep(formDraft({ formId, userId, fields: { ...fields } }))();
      return Promise.resolve('kept' as const);
    }),
  };
};
