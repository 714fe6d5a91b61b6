import type { SnapshotFrom } from 'xstate';
import { cropArea, type CropArea, type PictureSize } from '../../../domain/member/crop-area';
import type { AvatarEditMachine } from './machine';

/** What the view of the picture sees. */
export interface AvatarEditStatus {
  readonly phase: 'resting' | 'opening' | 'cropping' | 'saving';
  /** Present while it is cut and sent. */
  readonly cropping: {
    readonly picture: { readonly address: string } & PictureSize;
    readonly area: CropArea;
    readonly zoom: number;
    /** The change of the picture when it was chosen, in Chinese; null for an unchanged picture. */
    readonly note: string | null;
  } | null;
  readonly error: string | null;
}

export const selectAvatarEditStatus = (snapshot: SnapshotFrom<AvatarEditMachine>): AvatarEditStatus => {
  const { picture, crop, note, error } = snapshot.context;
  const chosen = (['opening', 'cropping', 'saving'] as const).find((state) =>
    snapshot.matches({ chosen: state }),
  );
  return {
    phase: chosen ?? 'resting',
    cropping: picture === null ? null : { picture, area: cropArea(picture, crop), zoom: crop.zoom, note },
    error,
  };
};
