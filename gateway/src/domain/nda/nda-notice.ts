import { addressOf } from '../../../../contract/kind/address';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { textForOther } from '../chat/contacts';
import type { DealState } from '../sale/sale';
import type { Nda } from './nda';
import type { NdaStepKind } from './nda-machine';

/** The deal of an NDA, with its public values. */
export interface NdaDeal {
  readonly id: string;
  readonly sourceType: string;
  readonly code: string;
  readonly title: string;
  /** null for the platform, which gets no notice: its operators look themselves. */
  readonly ownerId: string | null;
  readonly state: DealState;
  /** Whether anything of it is behind an NDA. */
  readonly sealed: boolean;
}

/** A notice about an NDA. It contains no sealed value. */
export interface NdaNotice {
  readonly to: string;
  readonly title: string;
  readonly content: string;
  /** The deal's page. */
  readonly link: string;
}

type Words = (deal: NdaDeal, nda: Nda, note: string) => { readonly title: string; readonly content: string };

/** The owner reads this before the approval (MKT-16). */
const who = ({ signature }: Nda): string =>
  signature === null
    ? '一位买方'
    : textForOther([signature.company, signature.name].filter(Boolean).join(' '), false);

const words: Readonly<
  Record<NdaStepKind | 'reminder', { readonly to: 'signer' | 'owner'; readonly say: Words }>
> = {
  signed: {
    to: 'owner',
    say: ({ code, title }, nda) => ({
      title: `保密协议待审核：${code}`,
      content: `${who(nda)}签署了“${title}”的保密协议，请审核。`,
    }),
  },
  withdrawn: {
    to: 'owner',
    say: ({ code, title }, nda) => ({
      title: `保密协议已撤回：${code}`,
      content: `${who(nda)}撤回了“${title}”的保密协议申请，无需审核。`,
    }),
  },
  approved: {
    to: 'signer',
    say: ({ code, title }, { expiresAt }) => ({
      title: `保密协议已通过：${code}`,
      content: `您对“${title}”的保密协议已通过，封存信息已打开，有效期至北京时间 ${beijingTime(expiresAt ?? 0).slice(0, 10)}。`,
    }),
  },
  rejected: {
    to: 'signer',
    say: ({ code, title, state }, _, reason) => ({
      title: `保密协议被驳回：${code}`,
      content: `您对“${title}”的保密协议未通过：${reason}。${state === 'listed' ? '您可以修改后重新签署。' : '项目已不在公开列表中。'}`,
    }),
  },
  expired: {
    to: 'signer',
    say: ({ code, title }) => ({
      title: `保密协议已到期：${code}`,
      content: `您对“${title}”的保密协议已到期，封存信息已关闭。需要继续查看，请重新签署。`,
    }),
  },
  reminder: {
    to: 'owner',
    say: ({ code, title }, nda) => ({
      title: `保密协议仍待审核：${code}`,
      content: `${who(nda)}对“${title}”的保密协议仍在等待您审核。`,
    }),
  },
};

/** The notices of a step or a reminder, by recipient; null where there is no recipient (MKT-04). */
export const ndaNotice = (
  kind: NdaStepKind | 'reminder',
  deal: NdaDeal,
  nda: Nda,
  note = '',
): NdaNotice | null => {
  const { to, say } = words[kind];
  const recipient = to === 'signer' ? nda.accountId : deal.ownerId;
  if (recipient === null) return null;
  return { to: recipient, ...say(deal, nda, note), link: addressOf('sale', deal) };
};
