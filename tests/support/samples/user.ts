import type { User } from '../../../src/domain/user/user';

/** A verified member, with whatever else a test says. */
export const user = (said: Partial<User> = {}): User => ({
  userId: '7',
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
  contactsLeft: null,
  ...said,
});
