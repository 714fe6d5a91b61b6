import { conversationStatus } from '../application/messages/conversation-status/definition';
import { messageFlows } from '../application/messages/message-list/definition';
import { settingsActors } from '../application/shell/settings/actors';
import { settingsMachine } from '../application/shell/settings/machine';
import { inboxPlaceOf, inboxQuery } from '../domain/message/inbox-address';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered, waiting } from '../ui/frame/page-frame/flow';
import { page } from '../ui/frame/page-frame/page';
import type { Where } from '../ui/frame/page-frame/where';
import { chatLater } from '../ui/screens/messages/chat-later';
import { MessagesScreen } from '../ui/screens/messages/screen';
import { defaultPageSize } from '../../contract/rules/page-size';

/**
 * The inbox, and the message that was chosen: both addresses are one page, whose list stays as it is. Which part of the
 * inbox, the address says.
 */
export default page({
  key: () => '',
  flows: (ports: PagePorts, { search }: Where) => {
    const place = inboxPlaceOf(search);
    const { ahead, list, inbox, detail } = messageFlows(ports, place);
    const settings = settingsMachine.provide({ actors: settingsActors(ports) });
    return {
      settings: flow(settings, undefined),
      list: { ...waiting(flow(list, { pageSize: defaultPageSize })), of: inboxQuery(place) },
      inbox: flow(inbox, undefined),
      statuses: offered(conversationStatus(ports)),
      message: offered(detail),
      chat: offered(chatLater({ ...ports, ahead })),
    };
  },
  screen: MessagesScreen,
});
