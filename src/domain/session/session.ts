import * as t from 'io-ts';
import { User } from '../user/user';
import { WireCount } from '../wire/count';
import { orNull } from '../wire/or-null';
import { record } from '../wire/record';
import { WireFilledText } from '../wire/text';
import { Token } from './token';

/** What is known of who is here (product.md §3). Without a token everything else is empty (LOG-08). */
export const Session = record(
  {
    token: orNull(Token),
    name: t.string,
    user: orNull(User),
    avatar: orNull(WireFilledText),
    roles: t.readonlyArray(t.string),
    permissions: t.readonlyArray(t.string),
    messageNum: WireCount,
  },
  'Session',
);
export type Session = t.TypeOf<typeof Session>;

/** What is left after logging out (LOG-08). */
export const anonymousSession: Session = {
  token: null,
  name: '',
  user: null,
  avatar: null,
  roles: [],
  permissions: [],
  messageNum: 0,
};

/** The session of a user whose info is loaded (SES-04). */
export function sessionOf(token: Token, user: User, messageNum: number): Session {
  const { name, avatar, roles, permissions } = user;
  return { token, name, user, avatar, roles, permissions, messageNum };
}
