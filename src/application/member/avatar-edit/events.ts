import type { PictureSize } from '../../../domain/member/crop-area';
import type { ChosenFile } from '../../../ports/chosen-file';

export type AvatarEvent =
  | { readonly type: 'avatar.fileChosen'; readonly file: ChosenFile }
  /** From 1, the whole, to 4. */
  | { readonly type: 'avatar.zoomed'; readonly zoom: number }
  /** The picture was pushed under its frame, in shares of the frame's side. */
  | { readonly type: 'avatar.moved'; readonly right: number; readonly down: number }
  | { readonly type: 'avatar.confirmed' }
  | { readonly type: 'avatar.cancelled' }
  /** The chosen file is a picture that can be shown. */
  | ({
      readonly type: 'picture.opened';
      readonly address: string;
      /** As it is cut: reduced where it was too large, with what is said about that. */
      readonly file: ChosenFile;
      readonly note: string | null;
    } & PictureSize)
  /** It is none, or too large; why, in Chinese. */
  | { readonly type: 'picture.refused'; readonly text: string };
