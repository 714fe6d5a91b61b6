import { pushSettingsActors } from '../application/member/push-settings/actors';
import { pushSettingsMachine } from '../application/member/push-settings/machine';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import { PushSettingsScreen } from '../ui/screens/push-settings/screen';
import { pushSettingsPageText } from '../ui/screens/push-settings/text';

/** What the member is notified of, by which channel and when. */
export default memberPage({
  frame: { title: pushSettingsPageText.title, shape: 'settings' },
  flows: ({ callOf, connection, bridge }: PagePorts) => {
    const settings = {
      read: callOf(({ push }) => push.read),
      save: callOf(({ push }) => push.save),
      schedule: callOf(({ push }) => push.schedule),
    };
    const actors = pushSettingsActors({ settings, connection, bridge });
    return { settings: flow(pushSettingsMachine.provide({ actors }), undefined) };
  },
  screen: PushSettingsScreen,
});
