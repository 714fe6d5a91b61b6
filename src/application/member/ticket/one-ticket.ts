import { isRight, type Either } from 'fp-ts/Either';
import type { Attendee, Ticket } from '../../../../contract/ticket/ticket';
import { trimmedAttendee } from '../../../../contract/rules/attendee-rule';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { offerErrors, sentPhone, type OfferForm } from '../../../domain/ticket/offer-form';
import { attendeeErrors, attendeeFields } from '../../../domain/ticket/registration-form';
import type { PagePorts } from '../../../ports/page-ports';
import { askFirst } from '../../kit/ask-first/definition';
import { formRules, type FormRules } from '../../kit/form/rules';
import { changing } from '../../kit/resource/changing';
import { sheetForm } from '../../kit/sheet-form/definition';
import type { SheetFormMachine } from '../../kit/sheet-form/machine';
import { ticketNews } from './ticket-news';

/** The ticket that a form is about. */
export interface TicketGiven {
  readonly number: string;
}

/** The steps that ask first: giving the ticket up, or taking its offer back. */
export interface TicketAct {
  readonly number: string;
  readonly act: 'cancel' | 'withdraw';
}

/** Changing the attendee before the start. */
const changeRules: FormRules<Attendee, TicketGiven, void> = formRules({
  fields: attendeeFields,
  noErrors: {},
  errorsOf: attendeeErrors,
});

/** Offering the ticket to another member. */
const offerRules: FormRules<OfferForm, TicketGiven, void> = formRules({
  fields: ['name', 'phone'],
  noErrors: {},
  errorsOf: offerErrors,
  refusedField: (message) => (message.startsWith('没有找到手机号') ? 'phone' : null),
});

export type ChangeMachine = SheetFormMachine<Attendee, TicketGiven, void>;
export type OfferMachine = SheetFormMachine<OfferForm, TicketGiven, void>;

/** One ticket of the member, and what can be done with it (SCR-08). */
export const oneTicket = (ports: PagePorts) => {
  const { callOf, drafts, layers } = ports;
  const news = ticketNews<string>(ports);
  const calls = {
    cancel: callOf(({ ticket }) => ticket.cancel),
    change: callOf(({ ticket }) => ticket.change),
    offer: callOf(({ ticket }) => ticket.offer),
    withdraw: callOf(({ ticket }) => ticket.withdrawOffer),
  };
  /** After an answer the ticket is read again; a refusal may say that it is another one by now. */
  const heard = <A>(answered: Either<GatewayFailure, A>): Either<GatewayFailure, A> => {
    if (isRight(answered) || answered.left.kind === 'refused') news.changed();
    return answered;
  };
  const change: ChangeMachine = sheetForm({ drafts, layers }, changeRules, {
    send: (attendee, { number }, options) =>
      calls.change({ number, attendee: trimmedAttendee(attendee) }, options),
    taken: news.changed,
  });
  const offer: OfferMachine = sheetForm({ drafts, layers }, offerRules, {
    send: ({ name, phone }, { number }, options) =>
      calls.offer({ number, phone: sentPhone(phone), name: name.trim() }, options),
    taken: news.changed,
  });
  return {
    ticket: changing<string, Ticket>(
      ports,
      callOf(({ ticket }) => ticket.detail),
      news.feed,
    ),
    act: askFirst<TicketAct>({
      layer: { layers, id: 'ticket-act' },
      call:
        ({ number, act }, options) =>
        async () =>
          heard(await (act === 'cancel' ? calls.cancel : calls.withdraw)(number, options)()),
    }),
    change,
    offer,
  };
};
