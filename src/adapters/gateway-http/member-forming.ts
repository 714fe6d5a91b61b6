import type { credentialCalls } from '../../../contract/account/calls';
import type { profileCalls } from '../../../contract/member/calls';
import type { verificationCalls } from '../../../contract/verification/calls';
import { trimmedProfile } from '../../domain/member/profile';
import type { ProfileForms } from '../../ports/profile-gateway';
import type { Forming } from './ask-over';

/** The word that gives an account up is sent trimmed. */
export const credentialForming: Forming<typeof credentialCalls, { readonly unsubscribe: object }> = {
  unsubscribe: { send: (caption) => caption.trim() },
};

/** Texts of a profile are sent trimmed. */
export const profileForming: Forming<typeof profileCalls, ProfileForms> = {
  save: { send: trimmedProfile },
  saveAvatar: { read: () => undefined },
};

/** Texts of an application are sent trimmed. */
export const verificationForming: Forming<typeof verificationCalls, { readonly submit: object }> = {
  submit: {
    send: ({ name, company, position, documentId }) => ({
      name: name.trim(),
      company: company.trim(),
      position: position.trim(),
      documentId,
    }),
  },
};
