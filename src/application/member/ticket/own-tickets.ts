import { isRight, type Either } from 'fp-ts/Either';
import type { HeldTickets } from '../../../../contract/ticket/ticket';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { PagePorts } from '../../../ports/page-ports';
import { askFirst } from '../../kit/ask-first/definition';
import { changing } from '../../kit/resource/changing';
import { ticketNews } from './ticket-news';

/** An answer to an offered ticket. */
export interface OfferAnswer {
  readonly offerId: string;
  readonly answer: 'accept' | 'decline';
  readonly title: string;
}

/** The member's tickets, and the answer to those that other members offer (SCR-08). */
export const ownTickets = (ports: PagePorts) => {
  const { callOf, layers } = ports;
  const news = ticketNews<undefined>(ports);
  const mine = callOf(({ ticket }) => ticket.mine);
  const accept = callOf(({ ticket }) => ticket.accept);
  const decline = callOf(({ ticket }) => ticket.decline);
  return {
    tickets: changing<undefined, HeldTickets>(ports, (_, options) => mine(options), news.feed),
    answer: askFirst<OfferAnswer>({
      layer: { layers, id: 'answer-offer' },
      call: (asked, options) => async () => {
        const answered: Either<GatewayFailure, unknown> =
          asked.answer === 'accept'
            ? await accept(asked.offerId, options)()
            : await decline(asked.offerId, options)();
        if (isRight(answered) || answered.left.kind === 'refused') news.changed();
        return answered;
      },
    }),
  };
};
