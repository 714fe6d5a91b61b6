/** How many characters a password has, counted as code points (VAL-06, SEC-05). */
export const passwordLength = { least: 8, most: 64 } as const;

/** The faults of a new password: empty, too many characters short or over, or built around the account's phone. */
export type PasswordFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'short'; readonly by: number }
  | { readonly kind: 'long'; readonly by: number }
  | { readonly kind: 'holdsPhone' };

const plain = (text: string): string => text.normalize('NFKC');

/**
 * The rule for new passwords, the same for client and gateway. Length is what counts: a phrase of letters alone is
 * good. Which passwords are too common is the gateway's to say, which has the list.
 * @param phone the number of the account; empty while it is not known
 * @returns null when the password may be used
 */
export const passwordFault = (typed: string, phone: string): PasswordFault | null => {
  const { least, most } = passwordLength;
  const length = Array.from(typed).length;
  if (length === 0) return { kind: 'empty' };
  if (length < least) return { kind: 'short', by: least - length };
  if (length > most) return { kind: 'long', by: length - most };
  return phone !== '' && plain(typed).includes(plain(phone)) ? { kind: 'holdsPhone' } : null;
};
