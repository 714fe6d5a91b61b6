import { fileSaving } from '../application/kit/file-saving/definition';
import { presentMachine } from '../application/kit/present/machine';
import { oneTicket } from '../application/member/ticket/one-ticket';
import type { User } from '../domain/user/user';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import type { Where } from '../ui/frame/page-frame/where';
import { TicketDetailScreen } from '../ui/screens/ticket-detail/screen';
import { ticketDetailText } from '../ui/screens/ticket-detail/text';

/** One ticket: its attendee, the way to its code, and what can be done with it (SCR-08). */
export default {
  ...memberPage({
    frame: { title: ticketDetailText.title, shape: 'order' },
    pays: true,
    flows: (ports: PagePorts, { params: { id = '' } }: Where, _user: User) => {
      const { ticket, act, change, offer } = oneTicket(ports);
      return {
        ticket: flow(ticket, { input: id }),
        act: flow(act, undefined),
        change: offered(change),
        offer: offered(offer),
        calendar: offered({ saving: fileSaving(ports), origin: ports.origin }),
        present: offered(presentMachine(ports.clock)),
      };
    },
    screen: TicketDetailScreen,
  }),
  detail: { ...ticketDetailText, list: '/user/conf' },
};
