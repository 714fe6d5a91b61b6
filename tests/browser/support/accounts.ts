import type { SeedAccount } from '../../../gateway/src/seed/records/account';
import { demoSeed } from '../../../tools/process/seeds';

/** Whoever a test logs in as. */
export type Account = Pick<SeedAccount, 'id' | 'phone' | 'name' | 'password'>;

const seeded = (id: string): Account => {
  const found = demoSeed.accounts.find((account) => account.id === id);
  if (found === undefined) throw new Error(`no account ${id} in the seed`);
  return found;
};

/** The demonstration's accounts, with their deals and messages; shared by all tests of a worker. */
export const demo = {
  /** Verified, with messages and NDAs. */
  shen: seeded('u-shen'),
  /** Verified; the one who writes. */
  zhou: seeded('u-zhou'),
  /** Basic verification, prove 2. */
  he: seeded('u-he'),
  /** Not verified. */
  xu: seeded('u-xu'),
  /** Deactivated. */
  tang: seeded('u-tang'),
} as const;

const names = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸'];

const spare = (number: number): SeedAccount => ({
  id: `spare-${number}`,
  phone: String(13_100_000_000 + number),
  name: `试用${names[number % 10] ?? ''}${number}`,
  company: '试用企业',
  position: '经理',
  password: `Trial-Account-${number}`,
  prove: '1',
  removed: false,
  roles: [],
  permissions: [],
  registeredDaysAgo: 30,
  demo: false,
});

/** Accounts that nobody has verified yet, one for each test that asks. */
export const unverifiedAccounts: readonly SeedAccount[] = Array.from({ length: 40 }, (_, number) => ({
  ...spare(500 + number),
  prove: null,
}));

/** Verified accounts without any message, one for each test that asks, so that no test sees another's. */
export const spareAccounts: readonly SeedAccount[] = Array.from({ length: 400 }, (_, number) =>
  spare(number + 1),
);
