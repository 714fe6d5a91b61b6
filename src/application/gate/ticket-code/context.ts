import { isRight, type Either } from 'fp-ts/Either';
import type { OwnTicket, OwnTickets } from '../../../../contract/gate/gate';
import { windowAt, windowEnd, type TicketCode } from '../../../../contract/gate/ticket-code';
import type { StorageFailure } from '../../../domain/session/storage-failure';

export interface TicketCodeInput {
  readonly userId: string;
  /** The ticket that the address names; null where it names none. */
  readonly number: string | null;
}

/** A code as it is shown. */
export interface ShownCode {
  readonly text: string;
  readonly window: number;
}

export interface TicketCodeContext extends TicketCodeInput {
  /** Null before any are known. */
  readonly tickets: OwnTickets | null;
  /** Since when the server has not answered, in milliseconds since 1970; null while it answers. */
  readonly offlineSince: number | null;
  /** The public key of this device; null before it is known. */
  readonly ownKey: string | null;
  readonly code: ShownCode | null;
  /** Milliseconds since 1970 when the last event with a time came. */
  readonly now: number;
  /** Why a key could not be registered, in Chinese. */
  readonly failure: string | null;
  /** The device did not keep the tickets: without network they are not there. */
  readonly unkept: StorageFailure | null;
  /** Whether the platform keeps the screen on. */
  readonly awake: boolean;
}

export type TicketCodeEvent =
  | { readonly type: 'ticket.chosen'; readonly number: string }
  | { readonly type: 'tickets.retryRequested' }
  | { readonly type: 'code.takeOverRequested' }
  /** Raised: the tickets, the choice or the key changed. */
  | { readonly type: 'code.outdated' }
  /** Raised: the server has registered the key of this device, and listed the tickets with it. */
  | { readonly type: 'code.registered' }
  | { readonly type: 'page.returned' }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.back' }
  | { readonly type: 'screen.changed'; readonly held: boolean };

export interface TicketCodeTypes {
  readonly context?: TicketCodeContext;
  readonly events?: TicketCodeEvent;
  readonly input?: TicketCodeInput;
}

/** What the device answers. */
export type FromDevice<A> = Either<StorageFailure, A>;

/** A code to be signed. */
export interface Signing {
  readonly userId: string;
  /** Never null where the chart signs. */
  readonly ticket: OwnTicket | null;
}

export type Signed = FromDevice<{ readonly shown: ShownCode; readonly at: number }>;

/** A key to be registered for a ticket. */
export interface Registering {
  readonly number: string;
  readonly publicKey: string;
  readonly replaces: string;
}

/** The ticket that is shown: the chosen one, else the first that lets in, else the first. */
export const shownTicket = ({
  tickets,
  number,
}: Pick<TicketCodeContext, 'tickets' | 'number'>): OwnTicket | null =>
  tickets?.list.find((ticket) => ticket.number === number) ?? tickets?.list[0] ?? null;

/** What a ticket's key signs in the window of a moment. */
export const codeOf = ({ conf, number, keyVersion }: OwnTicket, now: number): TicketCode => ({
  conf: conf.id,
  ticket: number,
  keyVersion,
  window: windowAt(now),
});

/** How long the shown code lasts, in milliseconds; at least one tick, so that a late timer signs at once. */
export const restOf = ({ code, now }: Pick<TicketCodeContext, 'code' | 'now'>): number =>
  code === null ? 1 : Math.max(windowEnd(code.window) - now, 1);

/** Whether there is a code that others read from the screen. */
export const hasCode = ({ code }: Pick<TicketCodeContext, 'code'>): boolean => code !== null;

/** Whether the ticket lets its holder in. */
export const isValid = (context: TicketCodeContext): boolean => shownTicket(context)?.standing === 'valid';

/** Whether the registered key is that of this device. */
export const isOfThisDevice = (context: TicketCodeContext): boolean =>
  context.ownKey !== null && shownTicket(context)?.publicKey === context.ownKey;

/** Whether another device shows the ticket. */
export const isOfAnotherDevice = (context: TicketCodeContext): boolean =>
  (shownTicket(context)?.publicKey ?? null) !== null && !isOfThisDevice(context);

/** The key to be registered for the shown ticket. */
export const toRegister = (context: TicketCodeContext): Registering => {
  const ticket = shownTicket(context);
  return {
    number: ticket?.number ?? '',
    publicKey: context.ownKey ?? '',
    replaces: String(ticket?.keyVersion ?? 0),
  };
};

/** What the key signs. */
export const toSign = (context: TicketCodeContext): Signing => ({
  userId: context.userId,
  ticket: shownTicket(context),
});

/** Whether the device had tickets of an earlier visit. */
export const isKnown = (kept: FromDevice<OwnTickets | null>): boolean => isRight(kept) && kept.right !== null;
