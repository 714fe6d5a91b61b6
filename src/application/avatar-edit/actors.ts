import { isLeft, isRight, left } from 'fp-ts/Either';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { checkedFile } from '../../domain/upload/file-fault';
import { headLength } from '../../domain/upload/upload-type';
import type { ChosenFile } from '../../ports/chosen-file';
import type { LayerStack } from '../../ports/layer-stack';
import type { MemberDesk } from '../../ports/member-desk';
import type { OpenedPicture, PictureDesk } from '../../ports/picture-desk';
import type { ProfileGateway } from '../../ports/profile-gateway';
import type { UploadGateway } from '../../ports/upload-gateway';
import { uploadText } from '../upload/text';
import type { AvatarEvent } from './events';
import type { AvatarSaving, PartOf } from './setup';

/** The side of the picture that is sent, in px: sharp at three times its largest size on a page. */
const side = 360;

export interface AvatarEditPorts {
  readonly pictures: PictureDesk;
  readonly uploads: UploadGateway;
  readonly profile: Pick<ProfileGateway, 'saveAvatar'>;
  readonly layers: LayerStack;
  readonly desk: MemberDesk;
}

const unreadable = { kind: 'unreadable' } as const;

/** What opens, cuts and sends a picture. Leaving the page cancels the calls and lets go of the file. */
export const avatarEditActors = ({ pictures, uploads, profile, layers, desk }: AvatarEditPorts) => {
  const opened = async (file: ChosenFile): Promise<AvatarEvent | OpenedPicture> => {
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
    const checked = checkedFile({ size: file.size, head }, 'avatar');
    const refused = (fault: Parameters<typeof uploadText.fault>[0]): AvatarEvent => ({
      type: 'picture.refused',
      text: uploadText.fault(fault, 'avatar'),
    });
    if ('fault' in checked) return refused(checked.fault);
    const picture = await pictures.open(file)();
    return isRight(picture) ? picture.right : refused(unreadable);
  };
  return {
    picture: fromCallback<EventObject, { readonly file: ChosenFile | null }>(({ input, sendBack }) => {
      const state: { left: boolean; close?: () => void } = { left: false };
      const show = (result: AvatarEvent | OpenedPicture): void => {
        if ('type' in result) {
          if (!state.left) sendBack(result);
          return;
        }
        const { address, width, height, close } = result;
        if (state.left) close();
        else {
          state.close = close;
          sendBack({ type: 'picture.opened', address, width, height });
        }
      };
      if (input.file !== null)
        opened(input.file).then(show, () =>
          show({ type: 'picture.refused', text: uploadText.fault(unreadable, 'avatar') }),
        );
      return () => {
        state.left = true;
        state.close?.();
      };
    }),
    layer: fromCallback<EventObject>(({ sendBack }) =>
      layers.open('avatar-crop', () => sendBack({ type: 'avatar.cancelled' })),
    ),
    save: fromPromise<AvatarSaving, PartOf>(async ({ input: { file, area }, signal }) => {
      if (file === null) return left(unreadable);
      const cut = await pictures.crop(file, area, side)();
      if (isLeft(cut)) return left(unreadable);
      const taken = await uploads.upload({ file: cut.right, purpose: 'avatar' }, { signal })();
      if (isLeft(taken)) return taken;
      const saved = await profile.saveAvatar(taken.right.id, { signal })();
      if (isRight(saved)) desk.changed();
      return saved;
    }),
  };
};
