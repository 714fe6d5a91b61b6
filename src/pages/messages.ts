import { messageFlows } from '../application/message-list/definition';
import { settingsActors } from '../application/settings/actors';
import { settingsMachine } from '../application/settings/machine';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered, waiting } from '../ui/room/flow';
import { page } from '../ui/room/page';
import { MessagesScreen } from '../ui/screens/messages/screen';

const pageSize = 20;

/** The messages, and the one that was chosen: both addresses are one page, whose list stays as it is. */
export default page({
  key: () => '',
  flows: (ports: PagePorts) => {
    const { list, detail } = messageFlows(ports);
    const settings = settingsMachine.provide({ actors: settingsActors(ports) });
    return {
      settings: flow(settings, undefined),
      list: waiting(flow(list, { pageSize })),
      message: offered(detail),
    };
  },
  screen: MessagesScreen,
});
