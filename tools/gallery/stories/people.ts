import { Token } from '../../../contract/account/token';
import type { User } from '../../../src/domain/user/user';

const tokenOf = (text: string): Token => {
  if (Token.is(text)) return text;
  throw new Error(`${text} is no token`);
};

export const memberToken = tokenOf('gallery-token');

/** A verified member, with whatever else a story says. */
export const member = (said: Partial<User> = {}): User => ({
  userId: 'U1',
  userName: '13851206614',
  name: '沈知远',
  avatar: null,
  isRemoved: false,
  roles: ['ROLE_DEFAULT'],
  permissions: [],
  prove: '1',
  company: '恒泰产业资本',
  position: '投资总监',
  hasPassword: true,
  contactsLeft: 17,
  ...said,
});
