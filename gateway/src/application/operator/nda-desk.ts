import { isLeft, left, map, mapLeft, right, type Either } from 'fp-ts/Either';
import type { Refusal } from '../../../../contract/refusal/refusal';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { NdaDecision, NdaRequest, ReviewNdas } from '../nda/review-ndas';

type Line = Promise<Either<string, string>>;

/** What an operator may do about NDAs (OPS-06); each answers lines for the terminal. */
export interface NdaDesk {
  readonly list: () => Line;
  /** @param which the NDA's number, or the phone of the account that has exactly one pending */
  readonly approve: (which: string) => Line;
  readonly reject: (which: string, reason: string) => Line;
}

const inWords = mapLeft(({ text }: Refusal) => text);

export const makeNdaDesk = (review: Pick<ReviewNdas, 'pending' | 'decide'>): NdaDesk => {
  const idOf = async (which: string): Promise<Either<string, number>> => {
    if (!/^1\d{10}$/.test(which)) return right(Number(which));
    const own = (await review.pending()).filter(({ signer }) => signer.phone === which);
    const [only] = own;
    if (only !== undefined && own.length === 1) return right(only.nda.id);
    return left(
      own.length === 0
        ? `手机号 ${which} 没有待审核的保密协议`
        : `手机号 ${which} 有 ${own.length} 份待审核的保密协议，请改用编号`,
    );
  };

  const decided = async (which: string, decision: NdaDecision): Promise<Either<string, NdaRequest>> => {
    const id = await idOf(which);
    return isLeft(id) ? id : inWords(await review.decide(id.right, decision));
  };

  return {
    list: async () => {
      const waiting = await review.pending();
      if (waiting.length === 0) return right('没有待审核的保密协议');
      return right(
        waiting
          .map(({ nda, signer, deal }) =>
            [
              `编号 ${nda.id}`,
              deal?.code ?? nda.saleId,
              deal?.title ?? '',
              signer.phone,
              signer.name,
              signer.company,
              `提交于 ${beijingTime(nda.signature?.at ?? nda.changedAt)}`,
            ].join('  '),
          )
          .join('\n'),
      );
    },
    approve: async (which) =>
      map(({ nda }: NdaRequest) => `编号 ${nda.id} 的保密协议已通过`)(
        await decided(which, { kind: 'approved' }),
      ),
    reject: async (which, reason) =>
      map(({ nda }: NdaRequest) => `编号 ${nda.id} 的保密协议已驳回：${reason.trim()}`)(
        await decided(which, { kind: 'rejected', reason }),
      ),
  };
};
