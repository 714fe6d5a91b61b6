import { isKindWith } from '../../../../contract/kind/capabilities';
import { kinds, type KindWith } from '../../../../contract/kind/kinds';
import type { PublicationKind } from '../../../../contract/publication/form-texts';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';

/** What holds for every thing of a kind that conversations and shared pictures are about. */
interface DealRules {
  /** Whether a signed NDA opens what is hidden; otherwise it stays hidden from all but the owner. */
  readonly hasNda: boolean;
  /** What the owner is called while the thing hides it; null where nothing of the kind hides its owner. */
  readonly hiddenOwner: string | null;
  /** What the card of a thing that is over is called, for all but its owner; null: by its own title. */
  readonly goneTitle: string | null;
  readonly unknown: Refusal;
}

/** The rules of the kinds that members publish: their things can hide their owner. */
const published: Readonly<Record<PublicationKind, Pick<DealRules, 'hiddenOwner' | 'goneTitle'>>> = {
  sale: { hiddenOwner: '委托方', goneTitle: null },
  buy: { hiddenOwner: '买方', goneTitle: '已下架的求购需求' },
};

/** The rules of a kind. Conversations, cards and shared pictures read them and name no kind. */
export const dealRules = (kind: KindWith<'card'>): DealRules => ({
  hasNda: kinds[kind].gate === 'nda',
  ...(isKindWith('publication', kind) ? published[kind] : { hiddenOwner: null, goneTitle: null }),
  unknown: refusals[`${kind}Unknown`],
});

/** Whether things of a kind can hide their owner: what a member publishes can. */
export const mayHideOwner = (kind: KindWith<'card'>): kind is PublicationKind =>
  isKindWith('publication', kind);
