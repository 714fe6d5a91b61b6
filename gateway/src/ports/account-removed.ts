/** A write of an account that was removed meanwhile; nothing of it is stored. */
export class AccountRemoved extends Error {
  constructor() {
    super('该账号已注销');
  }
}
