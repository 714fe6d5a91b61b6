import {
  profileErrors,
  profileFields,
  trimmedProfile,
  type Profile,
  type ProfileFields,
} from '../../../domain/member/profile';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { MemberChanges } from '../../../ports/member-changes';
import { form } from '../../kit/form/definition';
import type { FormMachine } from '../../kit/form/machine';
import { formRules, type FormRules } from '../../kit/form/rules';
import type { CallOf } from '../../../ports/gateways';

/** What of a profile decides which of its fields may be typed in. */
export type ProfileGiven = Pick<Profile, 'locked'>;

/** A member's own profile. Name and company of a verified member stay as they were verified. Source: SCR-10, VAL-06. */
export const profileRules: FormRules<ProfileFields, ProfileGiven, void> = formRules({
  fields: profileFields,
  noErrors: {},
  errorsOf: profileErrors,
  takes: (field, _, { locked }) => !locked || (field !== 'name' && field !== 'company'),
  draftName: () => 'profile',
  afterwards: trimmedProfile,
});

export type ProfileFormMachine = FormMachine<ProfileFields, ProfileGiven, void>;

interface ProfilePorts {
  readonly drafts: FormDrafts;
  readonly memberChanges: MemberChanges;
  readonly callOf: CallOf;
}

/** Editing the member's profile: saved by one call, and reported to every part that shows the member. */
export const profileForm = ({ drafts, memberChanges, callOf }: ProfilePorts): ProfileFormMachine => {
  const save = callOf(({ profile }) => profile.save);
  return form({ drafts }, profileRules, {
    send: (fields, _, options) => save(fields, options),
    taken: memberChanges.changed,
  });
};
