import type { Database } from '../adapters/database/orm';
import { newAccountStore } from '../adapters/database/stores/new-account-store';
import { makeEnterByPhone, type EnterByPhoneNeeds } from '../application/account/enter-by-phone';
import { makeProvePhone, type ProvePhoneNeeds } from '../application/account/phone-proof';
import { makeRegister } from '../application/account/register';
import { makeRetrievePassword, type RetrievePasswordNeeds } from '../application/account/retrieve-password';

type Made = 'newAccounts' | 'provePhone';
type WaysInNeeds = Omit<EnterByPhoneNeeds, Made> & Omit<RetrievePasswordNeeds, Made> & ProvePhoneNeeds;

/** What begins with a phone and a code: logging in, registering, a forgotten password. */
export const makeWaysIn = (database: Database, needs: WaysInNeeds) => {
  const provePhone = makeProvePhone(needs);
  const newAccounts = newAccountStore(database, needs.clock, needs.random);
  return {
    enter: makeEnterByPhone({ ...needs, provePhone, newAccounts }),
    register: makeRegister({ ...needs, provePhone, newAccounts }),
    retrieve: makeRetrievePassword({ ...needs, provePhone }),
  };
};
