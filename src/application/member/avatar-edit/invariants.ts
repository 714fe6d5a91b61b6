import type { SnapshotFrom } from 'xstate';
import { cropArea } from '../../../domain/member/crop-area';
import type { AvatarEditMachine } from './machine';

type Avatar = SnapshotFrom<AvatarEditMachine>;
interface Last {
  readonly from: Avatar;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of changing the picture. */
export const avatarEditInvariants: Readonly<Record<string, (now: Avatar, last?: Last) => boolean>> = {
  '[SCR-10] nothing is sent before the picture was shown': (now) =>
    !now.matches({ chosen: 'saving' }) || now.context.picture !== null,
  '[SCR-10] what is cut lies inside the picture': ({ context: { picture, crop } }) => {
    if (picture === null) return true;
    const { left, top, side } = cropArea(picture, crop);
    return left >= 0 && top >= 0 && left + side <= picture.width && top + side <= picture.height;
  },
  '[SCR-10] nothing says that it failed while it is being sent, or after it was saved': (now, last) =>
    now.context.error === null ||
    !(now.matches({ chosen: 'saving' }) || last?.event.type === 'xstate.done.actor.save') ||
    now.matches({ chosen: 'cropping' }),
  'at rest no file is held': (now) => !now.matches('resting') || now.context.file === null,
  'at most one picture is being sent, and only in its state': (now) =>
    now.matches({ chosen: 'saving' }) === (now.children.save !== undefined),
};
