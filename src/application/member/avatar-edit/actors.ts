import { isLeft, isRight, left } from 'fp-ts/Either';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { FileFault } from '../../../domain/upload/file-fault';
import type { ChosenFile } from '../../../ports/chosen-file';
import type { LayerStack } from '../../../ports/layer-stack';
import type { MemberChanges } from '../../../ports/member-changes';
import type { OpenedPicture, PictureEditor } from '../../../ports/picture-editor';
import { prepareFile } from '../../kit/upload/prepared-file';
import { uploadText } from '../../kit/upload/text';
import type { AvatarEvent } from './events';
import type { AvatarSaving, PartOf } from './setup';
import type { Gateways } from '../../../ports/gateways';

/** The side of the picture that is sent, in px: sharp at three times its largest size on a page. */
const side = 360;

export interface AvatarEditPorts {
  readonly pictures: PictureEditor;
  readonly uploads: Gateways['upload'];
  readonly profile: Pick<Gateways['profile'], 'saveAvatar'>;
  readonly layers: LayerStack;
  readonly memberChanges: MemberChanges;
}

const unreadable = { kind: 'unreadable' } as const;

interface Shown extends OpenedPicture {
  readonly file: ChosenFile;
  readonly note: string | null;
}

/** What opens, cuts and sends a picture. Leaving the page cancels the calls and lets go of the file. */
export const avatarEditActors = ({ pictures, uploads, profile, layers, memberChanges }: AvatarEditPorts) => {
  const prepare = prepareFile(pictures);
  const opened = async (chosen: ChosenFile): Promise<AvatarEvent | Shown> => {
    const refused = (fault: FileFault): AvatarEvent => ({
      type: 'picture.refused',
      text: uploadText.fault(fault, 'avatar'),
    });
    const prepared = await prepare(chosen, 'avatar');
    if (isLeft(prepared)) return refused(prepared.left);
    const { file } = prepared.right;
    const picture = await pictures.open(file)();
    return isRight(picture)
      ? { ...picture.right, file, note: uploadText.reduced(prepared.right) }
      : refused(unreadable);
  };
  return {
    picture: fromCallback<EventObject, { readonly file: ChosenFile | null }>(({ input, sendBack }) => {
      const state: { left: boolean; close?: () => void } = { left: false };
      const show = (result: AvatarEvent | Shown): void => {
        if ('type' in result) {
          if (!state.left) sendBack(result);
          return;
        }
        const { address, width, height, file, note, close } = result;
        if (state.left) close();
        else {
          state.close = close;
          sendBack({ type: 'picture.opened', address, width, height, file, note });
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
      if (isRight(saved)) memberChanges.changed();
      return saved;
    }),
  };
};
