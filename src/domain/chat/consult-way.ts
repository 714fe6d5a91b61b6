import type { User } from '../user/user';

/**
 * What asking about a deal begins with: contact is for who is fully verified (ACC-05).
 * @returns 'unknown' while nobody knows yet who is here
 */
export const consultWay = (
  loggedIn: boolean,
  user: Pick<User, 'prove'> | null,
): 'login' | 'unknown' | 'verify' | 'open' => {
  if (user === null) return loggedIn ? 'unknown' : 'login';
  return user.prove === '1' ? 'open' : 'verify';
};
