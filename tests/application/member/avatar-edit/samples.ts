import type { AvatarEvent } from '../../../../src/application/member/avatar-edit/events';
import type { ChosenFile } from '../../../../src/ports/chosen-file';

/** A file that was chosen; the machine itself never looks into it. */
export const file: ChosenFile = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'me.jpg');

export const chooses: AvatarEvent = { type: 'avatar.fileChosen', file };
export const zooms = (zoom: number): AvatarEvent => ({ type: 'avatar.zoomed', zoom });
export const moves: AvatarEvent = { type: 'avatar.moved', right: -0.25, down: 0 };
export const confirms: AvatarEvent = { type: 'avatar.confirmed' };
export const cancels: AvatarEvent = { type: 'avatar.cancelled' };
export const opened: AvatarEvent = {
  type: 'picture.opened',
  address: 'blob:picture',
  width: 400,
  height: 300,
  file,
  note: null,
};
export const refused: AvatarEvent = { type: 'picture.refused', text: '这是一个空文件，请重新选择' };
