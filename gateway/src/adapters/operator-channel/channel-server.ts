import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import type { Either } from 'fp-ts/Either';
import type { OperatorDesk } from '../../application/operator/operator-desk';
import { maskedPhone } from '../../domain/security/security-event';
import type { Log } from '../../ports/log';
import type { SecurityLog } from '../../ports/security-log';
import { commandOf, type OperatorAnswer, type OperatorCommand } from './command';
import { onLines } from './lines';

/** Unix sockets have short names; a deeper folder does without the channel, and is told so. */
const longestPath = 100;

const done = (desk: OperatorDesk, command: OperatorCommand): Promise<Either<string, string>> => {
  switch (command.command) {
    case 'say':
      return desk.say(command.from, command.to, command.text);
    case 'waiting':
      return desk.waiting();
    case 'revoke':
      return desk.revokeSessions(command.phone);
    case 'codes':
      return desk.codes(command.phone);
    case 'captcha':
      return desk.captcha(command.sid);
    case 'review.list':
      return desk.review.list();
    case 'review.approve':
      return desk.review.approve(command.id, command.level);
    case 'review.reject':
      return desk.review.reject(command.id, command.reason);
    case 'review.document':
      return desk.review.saveDocument(command.id, command.path);
    case 'publication.list':
      return desk.publications.list();
    case 'publication.show':
      return desk.publications.show(command.number);
    case 'publication.approve':
      return desk.publications.approve(command.number);
    case 'publication.reject':
      return desk.publications.reject(command.number, command.reasons);
    case 'publication.takeDown':
      return desk.publications.takeDown(command.number, command.reason);
    case 'publication.close':
      return desk.publications.close(command.number, command.reason);
    case 'refund.list':
      return desk.orders.refunds();
    case 'refund.approve':
      return desk.orders.approveRefund(command.orderNo);
    case 'refund.reject':
      return desk.orders.rejectRefund(command.orderNo, command.reason);
    case 'invoice.list':
      return desk.orders.invoices();
    case 'invoice.issue':
      return desk.orders.issueInvoice(command.orderNo);
    case 'invoice.reverse':
      return desk.orders.reverseInvoice(command.orderNo);
    case 'charge.list':
      return desk.orders.strays();
    case 'nda.list':
      return desk.ndas.list();
    case 'nda.approve':
      return desk.ndas.approve(command.which);
    case 'nda.reject':
      return desk.ndas.reject(command.which, command.reason);
    case 'bid.list':
      return desk.bids.list();
    case 'bid.answer':
      return desk.bids.answer(command.id, command.verdict, command.words);
    case 'report.list':
      return desk.reports.list();
    case 'report.decide':
      return desk.reports.decide(command.number, command.state, command.words);
    case 'enrolment.list':
      return desk.enrolments.list();
    case 'enrolment.approve':
      return desk.enrolments.approve(command.number);
    case 'enrolment.reject':
      return desk.enrolments.reject(command.number, command.reason);
    case 'news.list':
      return desk.news.list();
    case 'news.publish':
      return desk.news.publish(command.path);
    case 'news.withdraw':
      return desk.news.withdraw(command.id);
  }
};

export interface ChannelNeeds {
  readonly log: Log;
  readonly security: SecurityLog;
}

/** What a command was about, for the security log: no text of it, and no phone in full. */
const objectOf = (command: OperatorCommand): string => {
  if ('phone' in command) return command.phone === null ? '' : maskedPhone(command.phone);
  if ('from' in command) return `${maskedPhone(command.from)} ${maskedPhone(command.to)}`;
  if ('orderNo' in command) return command.orderNo;
  if ('which' in command) return command.which.length > 10 ? maskedPhone(command.which) : command.which;
  if ('number' in command) return String(command.number);
  return 'id' in command ? String(command.id) : '';
};

const aboutOf = (command: OperatorCommand, outcome: Either<string, string>): string =>
  [command.command, objectOf(command), outcome._tag === 'Left' ? '未成' : ''].filter(Boolean).join(' ');

const answered = async (
  desk: OperatorDesk,
  { log, security }: ChannelNeeds,
  line: string,
): Promise<OperatorAnswer> => {
  const command = commandOf(line);
  if (command._tag === 'Left') return { ok: false, line: command.left };
  try {
    const result = await done(desk, command.right);
    const about = aboutOf(command.right, result);
    security.note({ kind: 'operator.acted', address: null, account: null, about });
    return result._tag === 'Left' ? { ok: false, line: result.left } : { ok: true, line: result.right };
  } catch (error) {
    log.problem('执行运维指令时出错', error);
    return { ok: false, line: '执行时出错，详见网关日志' };
  }
};

/**
 * Hears operators' commands on a unix socket that only this user of the machine may open.
 * Answers how to end it.
 */
export const openOperatorChannel = async (
  path: string,
  desk: OperatorDesk,
  needs: ChannelNeeds,
): Promise<() => Promise<void>> => {
  const { log } = needs;
  if (Buffer.byteLength(path) > longestPath) {
    log.problem(`运维通道未开启：路径过长（${path}）`);
    return () => Promise.resolve();
  }
  await rm(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    onLines(socket, (line) => {
      void answered(desk, needs, line).then((answer) => socket.write(`${JSON.stringify(answer)}\n`));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return () =>
    new Promise((resolve) => {
      open.forEach((socket) => socket.destroy());
      server.close(() => resolve());
    });
};
