import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { Determination } from '../../../../contract/determination/determination';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import {
  determined,
  standingAt,
  type DeterminationForm,
  type StoredDetermination,
} from '../../domain/determination/determination';
import { determinationsPerAccount } from '../../domain/limit/limits';
import type { Accounts } from '../../ports/accounts';
import type { Determinations } from '../../ports/determinations';
import type { Limits } from '../../ports/limits';
import { makeAnswerOnce, type AnswerOnceNeeds } from '../account/answer-once';

export interface OwnDeterminationNeeds extends AnswerOnceNeeds {
  readonly determinations: Determinations;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly limits: Pick<Limits, 'take'>;
}

/** 特定对象确定 of one member (MKT-19). */
export interface OwnDetermination {
  readonly read: (accountId: string) => Promise<Determination>;
  /** @param key the same key with the same form gives the same determination */
  readonly save: (
    key: string | null,
    accountId: string,
    form: DeterminationForm,
  ) => Promise<Either<Refusal, Determination>>;
}

const never = { standard: null, grade: null, determinedAt: null, validUntil: null };

const answerOf = (newest: StoredDetermination | null, now: number): Determination => ({
  ...never,
  ...newest,
  standing: standingAt(newest, now),
});

export const makeOwnDetermination = ({
  determinations,
  accounts,
  limits,
  ...needs
}: OwnDeterminationNeeds): OwnDetermination => {
  const { clock } = needs;
  const once = makeAnswerOnce(needs);
  const read = async (accountId: string): Promise<Determination> =>
    answerOf(await determinations.newest(accountId), clock.now());
  const save = async (
    accountId: string,
    form: DeterminationForm,
  ): Promise<Either<Refusal, Determination>> => {
    const account = await accounts.byId(accountId);
    if (account === null) return left(refusals.notLoggedIn);
    const made = determined(account, form, clock.now());
    if (isLeft(made)) return made;
    const { allowed } = await limits.take(`determination:account:${accountId}`, determinationsPerAccount);
    if (!allowed) return left(refusals.determinationsTooOften);
    await determinations.add(accountId, form, made.right);
    return right(answerOf(made.right, clock.now()));
  };
  return {
    read,
    save: (key, accountId, form) =>
      once(
        key,
        ['determination.save', accountId],
        [form.version, form.standard, form.declared.join(','), form.answers.join(',')],
        async () => right(await read(accountId)),
        () => save(accountId, form),
      ),
  };
};
