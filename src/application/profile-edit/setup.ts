import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import { goOn } from '../going-on';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { failureText } from '../../domain/gateway/failure-text';
import {
  profileErrors,
  profileFields,
  trimmedProfile,
  type Profile,
  type ProfileErrors,
  type ProfileField,
  type ProfileFields,
} from '../../domain/member/profile';
import { notWired } from '../not-wired';
import type { ProfileEditEvent, ProfileEditInput } from './events';

/** What is wrong, in Chinese, beside its field; `form` is what no field can mend. */
export type ProfileFormErrors = ProfileErrors & { readonly form?: string };

/** A profile as it was loaded, and what was typed before a reload, when there is something. */
export interface LoadedProfile {
  readonly profile: Profile;
  readonly draft: Partial<ProfileFields> | null;
}

interface ProfileEditContext extends ProfileEditInput {
  readonly profile: Profile | null;
  readonly typed: ProfileFields;
  readonly errors: ProfileFormErrors;
  readonly focusField: ProfileField | null;
}

interface ProfileEditTypes {
  readonly context?: ProfileEditContext;
  readonly events?: ProfileEditEvent;
  readonly input?: ProfileEditInput;
}

const types: ProfileEditTypes = {};

type Loading = Either<GatewayFailure, LoadedProfile>;
type Saving = Either<GatewayFailure, void>;
/** The fields that are kept as a draft, and whose they are. */
export interface DraftOf extends ProfileEditInput {
  readonly fields: ProfileFields;
}

export const noFields: ProfileFields = { name: '', company: '', position: '', email: '' };

const typedOf = ({ profile, draft }: LoadedProfile): ProfileFields => {
  const { name, company, position, email } = profile;
  const kept = { name, company, position, email, ...draft };
  return profile.locked ? { ...kept, name, company } : kept;
};

const withoutError = (errors: ProfileFormErrors, field: ProfileField): ProfileFormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field && name !== 'form'));

export const profileEditDelays = {
  /** Longer than a safe call with its one repetition may take, in milliseconds. */
  answerLimit: 35_000,
} as const;

/** The words that the chart of the profile is written in. */
export const profileEditSetup = setup({
  types,
  actors: {
    load: fromPromise<Loading, ProfileEditInput>(notWired('profileEdit', 'load')),
    save: fromPromise<Saving, DraftOf>(notWired('profileEdit', 'save')),
    keepDraft: fromPromise<'kept', DraftOf>(notWired('profileEdit', 'keepDraft')),
    connectionBack: fromPromise<undefined>(notWired('profileEdit', 'connectionBack')),
  },
  delays: profileEditDelays,
  guards: {
    profileCame: (_, loading: Loading) => isRight(loading),
    wasSaved: (_, saving: Saving) => isRight(saving),
    nothingIsWrong: ({ context }) => Object.keys(profileErrors(context.typed)).length === 0,
    fieldIsFree: ({ context }, { field }: { readonly field: ProfileField }) =>
      context.profile?.locked !== true || (field !== 'name' && field !== 'company'),
  },
  actions: {
    keepLoaded: assign((_, loading: Loading) =>
      isRight(loading)
        ? { profile: loading.right.profile, typed: typedOf(loading.right), errors: {}, focusField: null }
        : {},
    ),
    noteFailure: assign((_, answer: Loading | Saving) => ({
      errors: isLeft(answer) ? { form: failureText(answer.left) } : {},
    })),
    keepTyped: assign(
      ({ context }, { field, text }: { readonly field: ProfileField; readonly text: string }) => ({
        typed: { ...context.typed, [field]: text },
        errors: withoutError(context.errors, field),
        focusField: null,
      }),
    ),
    noteErrors: assign(({ context }) => {
      const errors = profileErrors(context.typed);
      return { errors, focusField: profileFields.find((field) => errors[field] !== undefined) ?? null };
    }),
    forgetErrors: assign({ errors: {}, focusField: null }),
    keepSaved: assign(({ context }) => {
      const typed = trimmedProfile(context.typed);
      return { typed, profile: context.profile === null ? null : { ...context.profile, ...typed } };
    }),
    noteTimeout: assign({ errors: { form: failureText({ kind: 'timeout' }) } }),
    noteDefect: assign({ errors: { form: failureText({ kind: 'malformed', field: '' }) } }),
    goOn,
  },
});
