import { parseArgs } from 'node:util';
import { left, right, type Either } from 'fp-ts/Either';
import type { OperatorCommand } from '../adapters/operator-channel/command';
import { securityKinds, type SecurityKind } from '../domain/security/security-event';
import { enrolmentCommand, enrolmentUsage } from './enrolment-request';
import { newsCommand, newsUsage } from './news-request';
import { publicationCommand, publicationUsage } from './publication-request';
import { reportCommand, reportUsage } from './report-request';
import { reviewCommand, reviewUsage } from './review-request';
import type { SecurityQuestion } from './security-report';

/** What was asked for on the command line. */
export type OperatorRequest =
  | { readonly kind: 'running'; readonly command: OperatorCommand; readonly dataFolder: string | null }
  | { readonly kind: 'securityLog'; readonly question: SecurityQuestion; readonly dataFolder: string | null }
  | { readonly kind: 'headers'; readonly config: string | null; readonly page: string | null };

export const usage = `用法：npm run gateway -- <指令>
  say --from <手机号|平台客服> --to <手机号> --text <内容>
                                                    以一个账号或平台客服的名义发送消息
  chats                                             写给平台客服、尚未回复的咨询
  sessions --revoke <手机号>                        撤销该账号的全部登录
  codes [手机号]                                    最近发送的验证码
  captcha [会话]                                    待完成的安全验证与其答案
${reviewUsage}
${publicationUsage}
${reportUsage}
${enrolmentUsage}
${newsUsage}
  security-log [--last <条数>] [--kind <类别>]        打印安全日志，默认最近 50 条；类别为
                                                    ${securityKinds.join('、')}
  headers [--config <config.json>] [--page <index.html>]
                                                    打印静态服务器应加的安全响应头
除 security-log 和 headers 外都需要网关正在运行；数据目录不是 .data 时加 --data <目录>`;

const flags = {
  from: { type: 'string' },
  to: { type: 'string' },
  text: { type: 'string' },
  revoke: { type: 'string' },
  config: { type: 'string' },
  page: { type: 'string' },
  data: { type: 'string' },
  last: { type: 'string' },
  kind: { type: 'string' },
} as const;

const parsed = (given: readonly string[]) => {
  try {
    return right(parseArgs({ args: [...given], options: flags, strict: true, allowPositionals: true }));
  } catch {
    return left(usage);
  }
};

const isSecurityKind = (text: string): text is SecurityKind => securityKinds.some((kind) => kind === text);

const securityQuestion = (last = '50', kind: string | null = null): SecurityQuestion | null => {
  if (!/^[1-9]\d{0,5}$/.test(last) || (kind !== null && !isSecurityKind(kind))) return null;
  return { last: Number(last), kind };
};

/** Reads a command line, or answers how it should look. */
export const requestFrom = (
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Either<string, OperatorRequest> => {
  const line = parsed(given);
  if (line._tag === 'Left') return line;
  const { positionals, values } = line.right;
  const [name, ...words] = positionals;
  const { from, to, text, revoke, config = null, page = null } = values;
  const dataFolder = values.data ?? environment.HUPO_DATA ?? null;
  const review =
    name === 'review'
      ? (publicationCommand(words) ?? reportCommand(words) ?? enrolmentCommand(words) ?? reviewCommand(words))
      : null;
  if (review !== null) return right({ kind: 'running', command: review, dataFolder });
  const news = name === 'news' ? newsCommand(words) : null;
  if (news !== null) return right({ kind: 'running', command: news, dataFolder });
  const [whose = null, ...more] = words;
  if (name === 'chats' && words.length === 0)
    return right({ kind: 'running', command: { command: 'waiting' }, dataFolder });
  if (name === 'codes' && more.length === 0)
    return right({ kind: 'running', command: { command: 'codes', phone: whose }, dataFolder });
  if (name === 'captcha' && more.length === 0)
    return right({ kind: 'running', command: { command: 'captcha', sid: whose }, dataFolder });
  if (positionals.length !== 1) return left(usage);
  const question = name === 'security-log' ? securityQuestion(values.last, values.kind) : null;
  if (question !== null) return right({ kind: 'securityLog', question, dataFolder });
  if (name === 'say' && from !== undefined && to !== undefined && text !== undefined)
    return right({ kind: 'running', command: { command: 'say', from, to, text }, dataFolder });
  if (name === 'sessions' && revoke !== undefined)
    return right({ kind: 'running', command: { command: 'revoke', phone: revoke }, dataFolder });
  return name === 'headers' ? right({ kind: 'headers', config, page }) : left(usage);
};
