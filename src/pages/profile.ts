import { avatarEditActors } from '../application/avatar-edit/actors';
import { avatarEditMachine } from '../application/avatar-edit/machine';
import { profileEditActors } from '../application/profile-edit/actors';
import { profileEditMachine } from '../application/profile-edit/machine';
import type { User } from '../domain/user/user';
import type { PagePorts } from '../ports/page-ports';
import { flow } from '../ui/room/flow';
import { memberPage } from '../ui/room/member-page';
import type { Where } from '../ui/room/where';
import { ProfileScreen } from '../ui/screens/profile/screen';
import { profilePageText } from '../ui/screens/profile/text';

/** One's own profile, to see and to edit. Leaving the page keeps what was typed as a draft. */
export default memberPage({
  frame: { title: profilePageText.title },
  flows: (ports: PagePorts, _: Where, { userId }: User) => {
    const { drafts, layers, connection, memberDesk: desk, pictures } = ports;
    const { profile, upload: uploads } = ports.gateways;
    const avatar = avatarEditActors({ pictures, uploads, profile, layers, desk });
    const edit = profileEditActors({ profile, drafts, connection, desk });
    return {
      avatar: flow(avatarEditMachine.provide({ actors: avatar }), undefined),
      edit: flow(profileEditMachine.provide({ actors: edit }), { userId }),
    };
  },
  screen: ProfileScreen,
});
