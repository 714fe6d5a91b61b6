import { assign, setup } from 'xstate';
import {
  doubleTapZoom,
  movedBy,
  pinched,
  wholePicture,
  zoomedAt,
  type PictureZoom,
  type StagePoint,
  type StagePointer,
} from '../../../domain/chat/picture-zoom';

export type PictureZoomEvent =
  | { readonly type: 'pointer.pressed'; readonly pointer: StagePointer }
  | { readonly type: 'pointer.slid'; readonly pointer: StagePointer }
  | { readonly type: 'pointer.released'; readonly id: number }
  /** By the wheel, a key or a button. */
  | { readonly type: 'zoom.wanted'; readonly factor: number; readonly at: StagePoint }
  /** A double tap: near, or whole again. */
  | { readonly type: 'zoom.toggled'; readonly at: StagePoint }
  | { readonly type: 'zoom.moved'; readonly by: StagePoint }
  | { readonly type: 'zoom.reset' };

interface PictureZoomTypes {
  readonly context?: {
    readonly zoom: PictureZoom;
    /** At most two. */
    readonly pointers: readonly StagePointer[];
  };
  readonly events?: PictureZoomEvent;
}

const types: PictureZoomTypes = {};

interface Of<T extends PictureZoomEvent['type']> {
  readonly event: Extract<PictureZoomEvent, { readonly type: T }>;
}

const pressed = { type: 'addPointer', params: ({ event }: Of<'pointer.pressed'>) => event } as const;
const slid = { type: 'follow', params: ({ event }: Of<'pointer.slid'>) => event } as const;
const released = { type: 'dropPointer', params: ({ event }: Of<'pointer.released'>) => event } as const;

/** How near a picture is seen that fills the screen, by fingers, mouse, wheel and keys. Source: SCR-11. */
export const pictureZoomMachine = setup({
  types,
  guards: {
    isDown: ({ context }, { pointer }: { readonly pointer: StagePointer }) =>
      context.pointers.some(({ id }) => id === pointer.id),
    isOneOf: ({ context }, { id }: { readonly id: number }) =>
      context.pointers.some((pointer) => pointer.id === id),
    isNew: ({ context }, { pointer }: { readonly pointer: StagePointer }) =>
      context.pointers.every(({ id }) => id !== pointer.id),
  },
  actions: {
    addPointer: assign(({ context }, { pointer }: { readonly pointer: StagePointer }) => ({
      pointers: [...context.pointers, pointer],
    })),
    dropPointer: assign(({ context }, { id }: { readonly id: number }) => ({
      pointers: context.pointers.filter((pointer) => pointer.id !== id),
    })),
    follow: assign(({ context: { zoom, pointers } }, { pointer }: { readonly pointer: StagePointer }) => {
      const now = pointers.map((one) => (one.id === pointer.id ? pointer : one));
      const [[first, second], [firstNow, secondNow]] = [pointers, now];
      if (first === undefined || firstNow === undefined) return {};
      return {
        pointers: now,
        zoom:
          second === undefined || secondNow === undefined
            ? movedBy(zoom, { x: firstNow.x - first.x, y: firstNow.y - first.y })
            : pinched(zoom, [first, second], [firstNow, secondNow]),
      };
    }),
    zoom: assign(({ context }, { factor, at }: { readonly factor: number; readonly at: StagePoint }) => ({
      zoom: zoomedAt(context.zoom, factor, at),
    })),
    toggle: assign(({ context: { zoom } }, { at }: { readonly at: StagePoint }) => ({
      zoom: zoom.scale > 1 ? wholePicture : zoomedAt(zoom, doubleTapZoom, at),
    })),
    move: assign(({ context }, { by }: { readonly by: StagePoint }) => ({ zoom: movedBy(context.zoom, by) })),
    reset: assign({ zoom: wholePicture }),
  },
}).createMachine({
  id: 'pictureZoom',
  description: 'How near a picture is seen that fills the screen.',
  meta: { requirements: ['SCR-11'] },
  context: { zoom: wholePicture, pointers: [] },
  on: {
    'zoom.wanted': { actions: { type: 'zoom', params: ({ event }) => event } },
    'zoom.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
    'zoom.moved': { actions: { type: 'move', params: ({ event }) => event } },
    'zoom.reset': { actions: 'reset' },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'No finger is on the picture.',
      meta: { requirements: ['SCR-11'] },
      on: { 'pointer.pressed': { target: 'dragging', actions: pressed } },
    },
    dragging: {
      description: 'One finger or the mouse moves the picture.',
      meta: { requirements: ['SCR-11'] },
      on: {
        'pointer.pressed': {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: 'pinching',
          actions: pressed,
        },
        'pointer.slid': { guard: { type: 'isDown', params: ({ event }) => event }, actions: slid },
        'pointer.released': {
          guard: { type: 'isOneOf', params: ({ event }) => event },
          target: 'resting',
          actions: released,
        },
      },
    },
    pinching: {
      description: 'Two fingers move the picture and bring it nearer or farther.',
      meta: { requirements: ['SCR-11'] },
      on: {
        'pointer.slid': { guard: { type: 'isDown', params: ({ event }) => event }, actions: slid },
        'pointer.released': {
          guard: { type: 'isOneOf', params: ({ event }) => event },
          target: 'dragging',
          actions: released,
        },
      },
    },
  },
});
