import { left, right, type Either } from 'fp-ts/Either';
import {
  consentPurposes,
  purposeTexts,
  type ConsentPurpose,
  type PurposeConsent,
} from '../../../../contract/privacy/separate-consents';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { consentsPerAccount } from '../../domain/limit/limits';
import type { Limits } from '../../ports/limits';
import type { PurposeConsents } from '../../ports/purpose-consents';

export interface OwnPurposesNeeds {
  readonly purposes: PurposeConsents;
  readonly limits: Pick<Limits, 'take'>;
}

type Purposes = readonly PurposeConsent[];

/** A member's separate consents (MKT-23); each call returns the record as it is after it. */
export interface OwnPurposes {
  readonly list: (accountId: string) => Promise<Purposes>;
  /** Refuses a version other than the present one: the member has not read the present text. */
  readonly give: (
    accountId: string,
    purpose: ConsentPurpose,
    version: string,
  ) => Promise<Either<Refusal, Purposes>>;
  /** Never refused: no limit counts a withdrawal. */
  readonly withdraw: (accountId: string, purpose: ConsentPurpose) => Promise<Purposes>;
}

export const makeOwnPurposes = ({ purposes, limits }: OwnPurposesNeeds): OwnPurposes => {
  const list = (accountId: string): Promise<Purposes> =>
    Promise.all(
      consentPurposes.map(async (purpose) => ({
        purpose,
        history: await purposes.history(accountId, purpose),
      })),
    );
  return {
    list,
    give: async (accountId, purpose, version) => {
      if (version !== purposeTexts[purpose].version) return left(refusals.consentTextOld);
      const { allowed } = await limits.take(`purpose:account:${accountId}`, consentsPerAccount);
      if (!allowed) return left(refusals.consentsTooOften);
      await purposes.give(accountId, purpose, version);
      return right(await list(accountId));
    },
    withdraw: async (accountId, purpose) => {
      await purposes.withdraw(accountId, purpose);
      return list(accountId);
    },
  };
};
