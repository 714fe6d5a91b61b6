import { registration } from '../application/member/ticket/registration';
import type { User } from '../domain/user/user';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import type { Where } from '../ui/frame/page-frame/where';
import { ConferenceRegisterScreen } from '../ui/screens/conference-register/screen';
import { conferenceRegisterText } from '../ui/screens/conference-register/text';

/** Registering for a conference: the type of ticket, the attendees, and what it costs (SCR-08, PAY-05). */
export default {
  ...memberPage({
    frame: { title: conferenceRegisterText.title, shape: 'form' },
    flows: (ports: PagePorts, { params: { id = '' } }: Where, _user: User) => {
      const { choices, form } = registration(ports);
      return { choices: flow(choices, { input: id }), form: offered(form) };
    },
    screen: ConferenceRegisterScreen,
  }),
  detail: { ...conferenceRegisterText, list: '/conf' },
};
