import { ownActivities } from '../application/member/activity-registration/own-activities';
import { ownTickets } from '../application/member/ticket/own-tickets';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import { OwnTicketsScreen } from '../ui/screens/own-tickets/screen';
import { ownTicketsText } from '../ui/screens/own-tickets/text';

/** The member's tickets and registrations for activities by state, and the tickets that other members offer (SCR-08). */
export default memberPage({
  frame: { title: ownTicketsText.title, shape: 'orders' },
  flows: (ports: PagePorts) => {
    const { tickets, answer } = ownTickets(ports);
    return {
      tickets: flow(tickets, { input: undefined }),
      answer: flow(answer, undefined),
      activities: offered(ownActivities(ports)),
    };
  },
  screen: OwnTicketsScreen,
});
