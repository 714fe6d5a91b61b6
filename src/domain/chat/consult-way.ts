import type { User } from '../user/user';

/**
 * The first step of asking about a deal: contact is for fully verified members (ACC-05).
 * @returns 'unknown' until the session is known
 */
export const consultWay = (
  loggedIn: boolean,
  user: Pick<User, 'prove'> | null,
): 'login' | 'unknown' | 'verify' | 'open' => {
  if (user === null) return loggedIn ? 'unknown' : 'login';
  return user.prove === '1' ? 'open' : 'verify';
};
