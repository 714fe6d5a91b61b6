import { buyerNaming, buyValidities, hideableOfBuy } from '../../../contract/publication/buy-form';
import { textIn, type FormTexts, type PublicationKind } from '../../../contract/publication/form-texts';
import { documentsIn } from '../../../contract/publication/sale-documents';
import {
  amountKinds,
  dealForms,
  documentNaming,
  figureBases,
  hideable,
  publishedSources,
  saleStages,
  yearPlaces,
} from '../../../contract/publication/sale-form';
import { picturesIn } from '../../../contract/publication/sale-pictures';
import { buyerTypes } from '../../../contract/reference/buyer-types';
import {
  choiceName,
  industryChoices,
  regionChoices,
  roundChoices,
  type ChoiceTree,
} from '../deal-filter/choice';

type Names = Readonly<Record<string, string>>;

const namesIn =
  (tree: ChoiceTree) =>
  (id: string): string | null =>
    choiceName(tree, id);
const namesOf =
  (names: Names) =>
  (id: string): string | null =>
    Object.hasOwn(names, id) ? (names[id] ?? null) : null;

/** The names of the ids of a field, of which some hold several with commas between. */
const wordsOf: Readonly<Record<string, (id: string) => string | null>> = {
  sourceType: namesOf(publishedSources),
  industry: namesIn(industryChoices),
  industries: namesIn(industryChoices),
  region: namesIn(regionChoices),
  regions: namesIn(regionChoices),
  round: namesIn(roundChoices),
  rounds: namesIn(roundChoices),
  buyerType: namesOf(Object.fromEntries(buyerTypes.map(({ id, name }) => [id, name]))),
  dealForm: namesOf(dealForms),
  amountKind: namesOf(amountKinds),
  naming: namesOf(buyerNaming),
  validity: namesOf(buyValidities),
  stages: namesOf(saleStages),
  documentNaming: namesOf(documentNaming),
  ...Object.fromEntries(yearPlaces.map((place) => [`basis${place}`, namesOf(figureBases)])),
};

const hiddenWords = { sale: namesOf(hideable), buy: namesOf(hideableOfBuy) };

/** A field of a form as people read it: ids by their names, a list of documents one a line; '' for nothing. */
export const wordsIn = (kind: PublicationKind, texts: FormTexts, field: string): string => {
  const text = textIn(texts, field);
  if (field === 'pictures') return text === '' ? '' : `${picturesIn(texts).length} 张`;
  if (field === 'documents')
    return documentsIn(texts)
      .map(({ name, pages }) => (pages === '' ? name : `${name}（${pages} 页）`))
      .join('\n');
  const known = Object.hasOwn(wordsOf, field) ? wordsOf[field] : undefined;
  const named = field === 'hidden' ? hiddenWords[kind] : known;
  if (named === undefined) return text;
  return text
    .split(',')
    .filter((id) => id !== '')
    .map((id) => named(id) ?? id)
    .join('、');
};
