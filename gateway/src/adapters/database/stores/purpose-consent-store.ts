import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { ConsentPurpose } from '../../../../../contract/privacy/separate-consents';
import type { Clock } from '../../../ports/clock';
import type { PurposeConsents } from '../../../ports/purpose-consents';
import type { Database } from '../orm';
import { purposeConsent } from '../schema/consent';
import { accountLocked } from './account-lock';

const mostListed = 100;

const holding = (accountId: string, purpose: ConsentPurpose) =>
  and(
    eq(purposeConsent.accountId, accountId),
    eq(purposeConsent.purpose, purpose),
    isNull(purposeConsent.withdrawnAt),
  );

/** The separate consents of accounts, in the database. */
export const purposeConsentStore = (
  { orm, transaction }: Database,
  clock: Pick<Clock, 'now'>,
): PurposeConsents => ({
  history: (accountId, purpose) =>
    orm
      .select({
        version: purposeConsent.version,
        givenAt: purposeConsent.givenAt,
        withdrawnAt: purposeConsent.withdrawnAt,
      })
      .from(purposeConsent)
      .where(and(eq(purposeConsent.accountId, accountId), eq(purposeConsent.purpose, purpose)))
      .orderBy(desc(purposeConsent.id))
      .limit(mostListed),
  give: (accountId, purpose, version) =>
    transaction(async (within) => {
      await accountLocked(within, accountId);
      const now = clock.now();
      await within
        .update(purposeConsent)
        .set({ withdrawnAt: now })
        .where(and(holding(accountId, purpose), ne(purposeConsent.version, version)));
      await within
        .insert(purposeConsent)
        .values({ accountId, purpose, version, givenAt: now })
        .onConflictDoNothing();
    }),
  withdraw: async (accountId, purpose) => {
    await orm.update(purposeConsent).set({ withdrawnAt: clock.now() }).where(holding(accountId, purpose));
  },
  holds: async (accountId, purpose, version) => {
    const [found] = await orm
      .select({ id: purposeConsent.id })
      .from(purposeConsent)
      .where(and(holding(accountId, purpose), eq(purposeConsent.version, version)));
    return found !== undefined;
  },
});
