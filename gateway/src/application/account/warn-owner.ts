import { warningsPerAccount } from '../../domain/limit/limits';
import type { Accounts } from '../../ports/accounts';
import type { Aside } from '../../ports/aside';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { MessageBus } from '../../ports/message-bus';
import type { MessageStore } from '../../ports/message-store';
import { sendNotice } from '../message/send-notice';

export interface WarnOwnerNeeds {
  readonly accounts: Pick<Accounts, 'byPhone'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly messages: Pick<MessageStore, 'addNotice'>;
  readonly bus: MessageBus;
  readonly aside: Aside;
  readonly clock: Clock;
}

/**
 * Warns the owner of an account about failed logins, once a day at most. It runs after the answer: whether there is such an
 * account changes nothing of the current answer, nor of its time (SEC-05).
 */
export type WarnOwner = (phone: string, address: string) => void;

export const makeWarnOwner = (needs: WarnOwnerNeeds): WarnOwner => {
  const { accounts, limits, aside, clock } = needs;

  const warn = async (phone: string, address: string): Promise<void> => {
    const owner = await accounts.byPhone(phone);
    if (owner === null || owner.account.removed) return;
    const verdict = await limits.take(`warned:account:${owner.account.id}`, warningsPerAccount);
    if (!verdict.allowed) return;
    const sentAt = clock.now();
    await sendNotice(needs, {
      to: owner.account.id,
      event: 'security',
      title: '登录安全提醒',
      content: `有人从 ${address} 多次登录您的账号未成功，后续尝试已被延后。您登录过的设备不受影响。如非您本人操作，请修改密码，并退出不认识的设备。`,
      link: '/user/changePwd',
      sentAt,
    });
  };

  return (phone, address) => aside(() => warn(phone, address));
};
