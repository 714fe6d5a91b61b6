import type { Flows } from '../../../src/ui/frame/context/flows';
import type { Scene } from '../scene/scene';

/** What a person does before the picture is taken. */
export type Act =
  | { readonly kind: 'press'; readonly name: string }
  /** In the captcha's frame. */
  | { readonly kind: 'pressInFrame'; readonly name: string }
  | { readonly kind: 'type'; readonly label: string; readonly text: string }
  | { readonly kind: 'scroll'; readonly top: number }
  /** Within what scrolls under this label, to a part of its way. */
  | { readonly kind: 'read'; readonly label: string; readonly part: number }
  | { readonly kind: 'focus'; readonly name: string }
  /** A keyboard comes up over the window's foot, as high in CSS pixels, with what is under this label in hand. */
  | { readonly kind: 'keyboard'; readonly label: string; readonly height: number }
  /** Something happens elsewhere that the person is told of. */
  | { readonly kind: 'notify'; readonly notify: (flows: Flows) => void };

/** One picture of the gallery: a scene, and what is done in it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly scene: Partial<Scene>;
  readonly acts?: readonly Act[];
  /** What is done in it can be done on a phone alone. */
  readonly onlyOnPhone?: true;
  /** The same on a desktop. */
  readonly onlyOnDesktop?: true;
}
