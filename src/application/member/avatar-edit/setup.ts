import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import {
  cropArea,
  movedCrop,
  wholeCrop,
  zoomedCrop,
  type Crop,
  type CropArea,
  type PictureSize,
} from '../../../domain/member/crop-area';
import type { ChosenFile } from '../../../ports/chosen-file';
import { notWired } from '../../kit/not-wired';
import { uploadText } from '../../kit/upload/text';
import type { AvatarEvent } from './events';

interface AvatarContext {
  readonly file: ChosenFile | null;
  /** The chosen picture, on this device only; null until it is opened. */
  readonly picture: ({ readonly address: string } & PictureSize) | null;
  readonly crop: Crop;
  /** The change of the picture when it was chosen, in Chinese; null for an unchanged picture. */
  readonly note: string | null;
  /** What went wrong last, in Chinese. */
  readonly error: string | null;
}

interface AvatarTypes {
  readonly context?: AvatarContext;
  readonly events?: AvatarEvent;
}

type OpenedEvent = Extract<AvatarEvent, { readonly type: 'picture.opened' }>;

const types: AvatarTypes = {};

/** The sent part of a file. */
export interface PartOf {
  readonly file: ChosenFile | null;
  readonly area: CropArea;
}
export type AvatarSaving = Either<GatewayFailure | { readonly kind: 'unreadable' }, void>;

const unreadable = uploadText.fault({ kind: 'unreadable' }, 'avatar');

export const avatarDelays = {
  /** A picture opens from the device itself, and a large one is reduced there; in milliseconds. */
  openLimit: 20_000,
  /** Longer than an upload and the call after it may take, in milliseconds. */
  saveLimit: 90_000,
} as const;

/** The words that the chart of the picture is written in. */
export const avatarSetup = setup({
  types,
  actors: {
    picture: fromCallback<EventObject, { readonly file: ChosenFile | null }>(
      notWired('avatarEdit', 'picture'),
    ),
    layer: fromCallback<EventObject>(notWired('avatarEdit', 'layer')),
    save: fromPromise<AvatarSaving, PartOf>(notWired('avatarEdit', 'save')),
  },
  delays: avatarDelays,
  guards: { wasSaved: (_, saving: AvatarSaving) => isRight(saving) },
  actions: {
    keepFile: assign((_, chosen: { readonly file: ChosenFile }) => ({
      file: chosen.file,
      picture: null,
      crop: wholeCrop,
      note: null,
      error: null,
    })),
    keepPicture: assign((_, { address, width, height, file, note }: OpenedEvent) => ({
      picture: { address, width, height },
      file,
      note,
    })),
    forgetFile: assign({ file: null, picture: null, crop: wholeCrop, note: null }),
    forgetError: assign({ error: null }),
    zoom: assign(({ context: { picture, crop } }, { zoom }: { readonly zoom: number }) => ({
      crop: picture === null ? crop : zoomedCrop(picture, crop, zoom),
      error: null,
    })),
    move: assign(({ context: { picture, crop } }, by: { readonly right: number; readonly down: number }) => ({
      crop: picture === null ? crop : movedCrop(picture, crop, by.right, by.down),
      error: null,
    })),
    noteRefused: assign((_, refused: { readonly text: string }) => ({ error: refused.text })),
    noteUnreadable: assign({ error: unreadable }),
    noteFailure: assign((_, saving: AvatarSaving) => {
      if (!isLeft(saving)) return { error: null };
      return { error: saving.left.kind === 'unreadable' ? unreadable : failureText(saving.left) };
    }),
    noteTimeout: assign({ error: failureText({ kind: 'timeout' }) }),
    noteDefect: assign({ error: failureText({ kind: 'malformed', field: '' }) }),
  },
});

/** The part that is taken now. */
export const partOf = ({ file, picture, crop }: AvatarContext): PartOf => ({
  file,
  area: cropArea(picture ?? { width: 1, height: 1 }, crop),
});
