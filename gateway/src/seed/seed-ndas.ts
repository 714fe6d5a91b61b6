import type { Orm } from '../adapters/database/orm';
import { nda, ndaStep } from '../adapters/database/schema/nda';
import { sha256Digest } from '../adapters/system/sha256-digest';
import { endOfTerm, ndaTermMonths, remindersDue } from '../domain/nda/nda';
import { currentNdaVersion, ndaText } from '../domain/nda/nda-text';
import { monthsLater } from '../domain/membership/months';
import type { SeedNda } from './records/bid';
import type { SeedContent } from './seed-content';
import { dayMs, hourMs } from '../../../contract/values/duration';

type Step = Omit<typeof ndaStep.$inferInsert, 'ndaId'>;

/** How long before the last step the others were. */
const decidedAfterMs = 5 * hourMs;

const device = 'Chrome，Windows 电脑';
const reason = '签署方与认证单位不一致，请改用单位全称';

/** When it was signed and approved, counted back from its last step. */
const momentsOf = ({ state }: SeedNda, changedAt: number) => {
  if (state === 'pending') return { signedAt: changedAt, approvedAt: null };
  if (state === 'rejected') return { signedAt: changedAt - decidedAfterMs, approvedAt: null };
  const approvedAt = state === 'signed' ? changedAt : monthsLater(changedAt, -ndaTermMonths);
  return { signedAt: approvedAt - decidedAfterMs, approvedAt };
};

const stepsOf = (
  seed: SeedNda,
  text: Pick<Step, 'version' | 'sha256' | 'device'>,
  people: { readonly signer: string; readonly owner: string | null },
  { signedAt, approvedAt, changedAt }: { signedAt: number; approvedAt: number | null; changedAt: number },
): readonly Step[] => {
  const { signer, owner } = people;
  const decider =
    owner === null ? { actor: 'operator' as const, name: '' } : { actor: 'owner' as const, name: owner };
  return [
    { kind: 'signed', actor: 'signer', name: signer, at: signedAt, note: '', ...text },
    ...(approvedAt === null ? [] : [{ kind: 'approved' as const, ...decider, at: approvedAt, note: '' }]),
    ...(seed.state === 'rejected'
      ? [{ kind: 'rejected' as const, ...decider, at: changedAt, note: reason }]
      : []),
    ...(seed.state === 'expired'
      ? [{ kind: 'expired' as const, actor: 'time' as const, name: '', at: changedAt, note: '' }]
      : []),
  ];
};

/** An NDA of the seed with the history that leads to its state, counted back from the moment of seeding. */
export const seedNda = async (orm: Orm, content: SeedContent, seed: SeedNda, now: number): Promise<void> => {
  const sale = content.sales.find(({ id }) => id === seed.saleId);
  const nameOf = (id: string | null) => content.accounts.find((account) => account.id === id) ?? null;
  const signer = nameOf(seed.accountId);
  const text = sale === undefined ? null : ndaText(currentNdaVersion, sale.code);
  if (sale === undefined || signer === null || text === null)
    throw new Error(`The seed has an NDA without an account or a sale: ${seed.accountId} ${seed.saleId}`);
  const changedAt = now - seed.daysAgo * dayMs;
  const { signedAt, approvedAt } = momentsOf(seed, changedAt);
  const signed = { version: currentNdaVersion, sha256: sha256Digest(text), device };
  const [added] = await orm
    .insert(nda)
    .values({
      accountId: seed.accountId,
      saleId: seed.saleId,
      state: seed.state,
      changedAt,
      ...signed,
      signerName: signer.name,
      signerCompany: signer.company,
      signedAt,
      approvedAt,
      expiresAt: approvedAt === null ? null : endOfTerm(approvedAt),
      reminders: remindersDue(signedAt, now),
    })
    .returning({ id: nda.id });
  if (added === undefined) throw new Error('An NDA of the seed was not stored.');
  const owner = nameOf(content.saleOwners[sale.sourceType] ?? null)?.name ?? null;
  for (const step of stepsOf(
    seed,
    signed,
    { signer: signer.name, owner },
    { signedAt, approvedAt, changedAt },
  ))
    await orm.insert(ndaStep).values({ ...step, ndaId: added.id });
};
