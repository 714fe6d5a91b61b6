import type { TicketRegistration } from '../../../../contract/ticket/ticket';
import type { PagePorts } from '../../../ports/page-ports';
import type { ResourceMachine } from '../../kit/resource/machine';
import { changing } from '../../kit/resource/changing';
import { ticketNews } from './ticket-news';

/** Reads what became of a registration. */
export type RegisteredMachine = ResourceMachine<string, TicketRegistration>;

/** What became of a registration of the member; read again when its payment ended (SCR-08, PAY-05). */
export const registered = (ports: PagePorts): RegisteredMachine =>
  changing(
    ports,
    ports.callOf(({ ticket }) => ticket.registration),
    ticketNews<string>(ports).feed,
  );
