import { trimmedProfile } from '../../domain/member/profile';
import type { Forming } from './ask-over';

/** The word that gives an account up is sent trimmed. */
export const credentialForming: Forming<'credential'> = {
  unsubscribe: { send: (caption) => caption.trim() },
};

/** Texts of a profile are sent trimmed. */
export const profileForming: Forming<'profile'> = {
  save: { send: trimmedProfile },
  saveAvatar: { read: () => undefined },
};

/** Texts of an application are sent trimmed. */
export const verificationForming: Forming<'verification'> = {
  submit: {
    send: ({ name, company, position, documentId }) => ({
      name: name.trim(),
      company: company.trim(),
      position: position.trim(),
      documentId,
    }),
  },
};
