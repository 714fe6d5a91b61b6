import type { SnapshotFrom } from 'xstate';
import { profileErrors } from '../../domain/member/profile';
import type { ProfileEditMachine } from './machine';

type Editing = SnapshotFrom<ProfileEditMachine>;

/** What holds in every state that the profile's page can come to. */
export const profileEditInvariants: Readonly<Record<string, (now: Editing) => boolean>> = {
  '[VAL-06] nothing is sent while a field is wrong': (now) =>
    !now.matches('saving') || Object.keys(profileErrors(now.context.typed)).length === 0,
  '[SCR-10] name and company of a verified member stay as they were verified': ({ context }) =>
    context.profile?.locked !== true ||
    (context.typed.name === context.profile.name && context.typed.company === context.profile.company),
  'at most one call is under way, and only in its state': (now) =>
    now.matches('saving') === (now.children.save !== undefined) &&
    now.matches('loading') === (now.children.load !== undefined),
  'what is edited was loaded': (now) =>
    now.matches('loading') || now.matches('failed') || now.context.profile !== null,
};
