import { left, right, type Either } from 'fp-ts/Either';
import { accountPhone } from '../../domain/account/phone';
import { codeState, type CodePurpose, type CodeState, type KeptCode } from '../../domain/sent-code/sent-code';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Clock } from '../../ports/clock';
import type { SentCodes } from '../../ports/sent-codes';

/** The verification codes that were sent, a line each, for the operator alone (SEC-05, OPS-06). */
export type CodesReport = (phone: string | null) => Promise<Either<string, string>>;

const mostLines = 20;

const purposes: Readonly<Record<CodePurpose, string>> = {
  login: '登录',
  forgotten: '找回密码',
  identity: '身份验证',
};

const states: Readonly<Record<CodeState, string>> = {
  good: '有效',
  used: '已使用',
  burnt: '已作废',
  expired: '已过期',
};

const lineOf = (code: KeptCode, now: number): string =>
  [
    beijingTime(code.sentAt),
    code.phone,
    code.code,
    purposes[code.purpose],
    states[codeState(code, now)],
  ].join('  ');

export const makeCodesReport =
  ({ codes, clock }: { readonly codes: Pick<SentCodes, 'recent'>; readonly clock: Clock }): CodesReport =>
  async (phone) => {
    const wanted = phone === null ? null : (accountPhone(phone, '') ?? phone);
    const recent = await codes.recent(wanted, mostLines);
    if (recent.length > 0) return right(recent.map((code) => lineOf(code, clock.now())).join('\n'));
    return left(wanted === null ? '最近没有发送过验证码' : `最近没有向 ${wanted} 发送过验证码`);
  };
