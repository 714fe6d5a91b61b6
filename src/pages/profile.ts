import { avatarEditActors } from '../application/member/avatar-edit/actors';
import { avatarEditMachine } from '../application/member/avatar-edit/machine';
import { profileForm } from '../application/member/profile-edit/definition';
import { resource } from '../application/kit/resource/definition';
import type { PagePorts } from '../ports/page-ports';
import { flow, offered } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import { ProfileScreen } from '../ui/screens/profile/screen';
import { profilePageText } from '../ui/screens/profile/text';

/** The user's own profile, shown and edited. Leaving the page keeps the input as a draft. */
export default memberPage({
  frame: { title: profilePageText.title },
  flows: (ports: PagePorts) => {
    const { callOf, layers, memberChanges, pictures } = ports;
    const uploads = { upload: callOf(({ upload }) => upload.upload) };
    const profile = { saveAvatar: callOf(({ profile: calls }) => calls.saveAvatar) };
    const readProfile = callOf(({ profile: calls }) => calls.read);
    const avatar = avatarEditActors({ pictures, uploads, profile, layers, memberChanges });
    const read = resource(ports, (_: undefined, options) => readProfile(options));
    return {
      avatar: flow(avatarEditMachine.provide({ actors: avatar }), undefined),
      profile: flow(read, { input: undefined }),
      edit: offered(profileForm(ports)),
    };
  },
  screen: ProfileScreen,
});
