import { addressAt } from '../../../contract/kind/address';
import type { PlacedKind } from '../../../contract/kind/kinds';
import { failing, never } from '../scene/answers';
import type { KindScene } from '../scene/kind-scene';
import type { Story } from './story';
import { timeout } from './words';

interface ChoiceStories {
  readonly kind: PlacedKind;
  /** What one thing is called. */
  readonly noun: string;
  /** The address of the list, and with a filter that finds nothing. */
  readonly path: string;
  readonly emptyPath: string;
  readonly id: string;
  readonly scene: KindScene;
  /** The calls where the list is empty. */
  readonly nothing: KindScene;
}

/** The list of a public kind and one of its things: ready, loading, empty, failed; not there. */
export const choiceStories = (of: ChoiceStories): readonly Story[] => {
  const { kind, noun, path, emptyPath, id, scene, nothing } = of;
  const one = addressAt(kind, id);
  const missing = failing({ kind: 'refused', code: 404, message: `${noun}不存在或已下架` });
  return [
    { id: `${kind}s`, title: noun, scene: { address: path } },
    {
      id: `${kind}s-loading`,
      title: `${noun}：加载中`,
      scene: { address: path, kinds: { [kind]: { ...scene, list: never } } },
    },
    {
      id: `${kind}s-empty`,
      title: `${noun}：没有符合条件的`,
      scene: { address: emptyPath, kinds: { [kind]: nothing } },
    },
    {
      id: `${kind}s-failed`,
      title: `${noun}：没有加载出来`,
      scene: { address: path, kinds: { [kind]: { ...scene, list: timeout } } },
    },
    { id: kind, title: `${noun}详情`, scene: { address: one } },
    {
      id: `${kind}-failed`,
      title: `${noun}详情：没有加载出来`,
      scene: { address: one, kinds: { [kind]: { ...scene, detail: timeout } } },
    },
    {
      id: `${kind}-missing`,
      title: `${noun}详情：不存在`,
      scene: { address: one, kinds: { [kind]: { ...scene, detail: missing } } },
    },
  ];
};
