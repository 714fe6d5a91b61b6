import { monthsLater } from '../membership/months';
import { isShowable } from '../../../../contract/rules/showable';
import type { NdaState } from '../sale/disclosure';
import type { NdaStepKind } from './nda-machine';
import { ndaReasonLimits } from '../../../../contract/rules/text-limits';
import { dayMs } from '../../../../contract/values/duration';

/** How long an approved NDA opens what is hidden. */
export const ndaTermMonths = 12;

/** When an NDA ends that was approved at `approvedAt`. Milliseconds since 1970. */
export const endOfTerm = (approvedAt: number): number => monthsLater(approvedAt, ndaTermMonths);

/** What a signing fixes (MKT-04). */
export interface NdaSignature {
  readonly version: string;
  /** Of the text that was signed, 64 hexadecimal digits. */
  readonly sha256: string;
  readonly name: string;
  readonly company: string;
  /** What the signer's device calls itself, in words. */
  readonly device: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Who did a step. */
export type NdaActor = 'signer' | 'owner' | 'operator' | 'time';

/** One step of an NDA's history; nothing is changed or taken away afterwards. */
export interface NdaStep {
  readonly kind: NdaStepKind;
  readonly by: NdaActor;
  /** The person's name where a person did it. */
  readonly name: string;
  readonly at: number;
  /** Why it was rejected; empty for everything else. */
  readonly note: string;
}

/** An account's NDA on a deal. */
export interface Nda {
  /** Ascending in the order in which accounts first signed. */
  readonly id: number;
  readonly accountId: string;
  readonly saleId: string;
  readonly state: NdaState;
  readonly changedAt: number;
  /** The one that counts, the newest; null before the first, and of what was kept before signatures were. */
  readonly signature: NdaSignature | null;
  /** When it was approved last. */
  readonly approvedAt: number | null;
  /** When it ends, or ended; null before it was approved. */
  readonly expiresAt: number | null;
}

/** Whether its time is over though this is not recorded yet. */
export const isOver = ({ state, expiresAt }: Pick<Nda, 'state' | 'expiresAt'>, now: number): boolean =>
  state === 'signed' && expiresAt !== null && expiresAt <= now;

/** The current state of an NDA: one whose time is over is expired from that moment on (ENT-09). */
export const stateAt = (nda: Pick<Nda, 'state' | 'expiresAt'>, now: number): NdaState =>
  isOver(nda, now) ? 'expired' : nda.state;

const reminderDays = [1, 3, 7] as const;
export const firstReminderMs = reminderDays[0] * dayMs;
export const mostReminders = reminderDays.length;

/** How many of the reminders are due to who decides, so long after the signing (MKT-04). */
export const remindersDue = (signedAt: number, now: number): number =>
  reminderDays.filter((days) => now - signedAt >= days * dayMs).length;

/** A reason as it is kept; null for one that is none, or too long. */
export const rejectionReason = (text: string): string | null => {
  const reason = text.trim().replaceAll(/\s+/gu, ' ');
  const length = Array.from(reason).length;
  return length >= ndaReasonLimits.least && length <= ndaReasonLimits.most && isShowable(reason)
    ? reason
    : null;
};

/** Whether a name that was typed is the one that was verified; spaces around it do not count. */
export const isSameName = (typed: string, verified: string): boolean =>
  verified !== '' && typed.normalize('NFC').trim() === verified.normalize('NFC').trim();
