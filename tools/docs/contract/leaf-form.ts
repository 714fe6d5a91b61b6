import { leafForms } from '../../../contract/codec/leaf-forms';
import type { LeafForm, WireLeaf } from '../../../contract/codec/leaf';
import { configForms } from '../../../contract/config/config-forms';

/** The published form of a leaf. Throws for a leaf that has none: the documents would miss it. */
export const leafFormOf = (codec: WireLeaf<unknown>): LeafForm => {
  const form = codec.form ?? leafForms.get(codec) ?? configForms.get(codec);
  if (form === undefined) throw new Error(`The codec ${codec.name} has no published form.`);
  return form;
};
