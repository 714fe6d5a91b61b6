import { isLeft, left, type Either } from 'fp-ts/Either';
import type { CodePurpose } from '../../domain/sent-code/sent-code';
import { loginsPerAddress, minutesUntil } from '../../domain/limit/limits';
import { proofTooOften, type Refusal } from '../../../../contract/refusal/refusal';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { SecurityLog } from '../../ports/security-log';
import type { CodeDesk, PhoneProof } from './sent-codes';

export interface ProvePhoneNeeds {
  readonly codes: Pick<CodeDesk, 'checkCode' | 'takeCode'>;
  readonly limits: Limits;
  readonly security: SecurityLog;
  readonly clock: Clock;
}

/**
 * Proves a phone by its code, and returns it as accounts keep it (SEC-05). The address is counted before the code
 * is compared, so that codes cannot be tried on many numbers from one place; a valid proof is subtracted.
 * @param by taking uses the code up, checking leaves it good
 */
export type ProvePhone = (
  proof: PhoneProof,
  purpose: CodePurpose,
  by: 'takeCode' | 'checkCode',
) => Promise<Either<Refusal, string>>;

export const makeProvePhone =
  ({ codes, limits, security, clock }: ProvePhoneNeeds): ProvePhone =>
  async (given, purpose, by) => {
    const { ip } = given.visitor;
    const key = `proof:address:${ip}`;
    const verdict = await limits.take(key, loginsPerAddress);
    if (!verdict.allowed) return left(proofTooOften(minutesUntil(verdict.retryAt, clock.now())));
    const phone = await codes[by](given, purpose);
    if (isLeft(phone)) {
      security.note({ kind: 'login.failed', address: ip, account: null, about: `code ${purpose}` });
      return phone;
    }
    await limits.giveBack(key);
    return phone;
  };
