import type { HotWord } from '../../../../contract/home/hot-word';
import {
  findLimits,
  type AddedWord,
  type Found,
  type FoundKind,
  type Hit,
  type LooserText,
  type MarkedText,
  type SuggestedWord,
  type Suggestions,
} from '../../../../contract/search/found';
import { isVerified } from '../../domain/account/is-verified';
import { comparable, isLatin, isSingle, wordsOf } from '../../domain/search/asked-text';
import { excerptOf, joinedRanges, rangesOf } from '../../domain/search/found-ranges';
import { soundedAt } from '../../domain/search/name-sounds';
import type { Session } from '../../domain/session/session';
import type { Accounts } from '../../ports/accounts';
import type { Chinese } from '../../ports/chinese';
import type { Clock } from '../../ports/clock';
import type { FoundOfKind, FoundThing, FoundThings, SoughtWord } from '../../ports/found-things';
import type { HearNames } from './hearing-names';

export interface FindingNeeds {
  readonly things: FoundThings;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly chinese: Chinese;
  readonly clock: Pick<Clock, 'now'>;
  readonly hearNames: HearNames;
  /** Words that are taken for each other. */
  readonly synonyms: readonly (readonly string[])[];
  readonly hotWords: readonly HotWord[];
  /** Words that may be suggested, such as the names of industries. */
  readonly vocabulary: readonly string[];
}

/** The text that is searched for, in all kinds or in one. */
export interface AskedFor {
  readonly text: string;
  readonly kind: FoundKind | null;
}

export interface AskedQuery extends AskedFor {
  readonly page: number;
  /** Without synonyms. */
  readonly exact: boolean;
}

/** The search over all kinds (SCR-06). */
export interface Finding {
  readonly query: (session: Session | null, asked: AskedQuery) => Promise<Found>;
  readonly suggest: (session: Session | null, asked: AskedFor) => Promise<Suggestions>;
  readonly hotWords: () => Promise<readonly HotWord[]>;
}

interface Asked {
  readonly whole: string;
  readonly words: readonly SoughtWord[];
  readonly added: readonly AddedWord[];
}

/** All spellings that a word of the text is found by. */
const spellingsOf = ({ words }: Asked): readonly string[] =>
  words.flatMap(({ forms, synonyms }) => [...forms, ...synonyms]);

const nothing: Found = { counts: [], hits: [], next: null, added: [], looser: [] };

/** Hot words are counted again after so long, milliseconds. */
const hotFor = 300_000;
/** So many are shown. */
const mostHot = 10;

const withoutPlace = <A>(items: readonly A[], place: number): readonly A[] =>
  items.filter((_, at) => at !== place);

/** Shorter texts to offer where a text finds nothing: without one of its words, or the half of its only word. */
const looserTexts = (words: readonly string[]): readonly string[] => {
  const [only = ''] = words;
  if (words.length > 1) return words.map((_, place) => withoutPlace(words, place).join(' ')).slice(0, 4);
  const signs = Array.from(only);
  if (signs.length < 4) return [];
  const half = Math.ceil(signs.length / 2);
  return [signs.slice(0, half).join(''), signs.slice(-half).join('')];
};

export const makeFinding = (needs: FindingNeeds): Finding => {
  const { things, accounts, chinese, clock, hearNames } = needs;
  const groups = needs.synonyms.map((group) => group.map((word) => ({ word, plain: comparable(word) })));
  const hot: { readAt: number; words: readonly HotWord[] } = { readAt: -Infinity, words: [] };

  const kindsFor = async (session: Session | null): Promise<readonly FoundKind[]> => {
    const account = session === null ? null : await accounts.byId(session.userId);
    return things.kindsFor(isVerified(account));
  };

  const asSought = async (text: string, exact: boolean): Promise<Asked | null> => {
    const words = await Promise.all(
      wordsOf(text).map(async (word) => {
        const forms = [word, ...(await chinese.otherScripts(word))];
        const group = groups.find((each) => each.some(({ plain }) => forms.includes(plain))) ?? [];
        const others = exact ? [] : group.filter(({ plain }) => !forms.includes(plain));
        return { word, forms, others };
      }),
    );
    if (words.length === 0) return null;
    const bySound = words.some(({ word }) => isLatin(word));
    if (bySound) await hearNames();
    return {
      whole: words.map(({ word }) => word).join(' '),
      words: words.map(({ word, forms, others }) => ({
        forms,
        synonyms: others.map(({ plain }) => plain),
        bySound: isLatin(word),
        inTitle: isSingle(word),
      })),
      added: words.flatMap(({ word, others }) => others.map((other) => ({ word: other.word, of: word }))),
    };
  };

  const countOf = (found: readonly FoundOfKind[]): number => found.reduce((sum, { count }) => sum + count, 0);

  const count = async (text: string, kinds: readonly FoundKind[]): Promise<number> => {
    const sought = await asSought(text, true);
    if (sought === null) return 0;
    const wanted = kinds.map((kind) => ({ kind, limit: 0, offset: 0 }));
    return countOf(await things.find(sought, wanted, clock.now()));
  };

  const markedTitle = async (title: string, asked: Asked): Promise<MarkedText> => {
    const ranges = rangesOf(title, spellingsOf(asked));
    const latin = asked.words.filter((word) => word.bySound).flatMap(({ forms }) => forms);
    if (ranges.length > 0 || latin.length === 0) return { text: title, marks: ranges };
    const [sounds = []] = await chinese.sounds([title]);
    // Only of a title that is one sound a character a place of a sound is a place in the title.
    if (sounds.length !== title.length) return { text: title, marks: [] };
    const sounded = latin.map((word) => soundedAt(sounds, word)).filter((range) => range !== null);
    return { text: title, marks: joinedRanges(sounded) };
  };

  const hitOf = async (kind: FoundKind, thing: FoundThing, asked: Asked): Promise<Hit> => {
    const { id, sourceType, code, facts, texts, least, most } = thing;
    const title = await markedTitle(thing.title, asked);
    const excerpt = title.marks.length > 0 ? null : excerptOf(texts, spellingsOf(asked));
    return { kind, id, sourceType, title, code, excerpt, facts, least, most };
  };

  const hitsOf = (found: readonly FoundOfKind[], asked: Asked): Promise<readonly Hit[]> =>
    Promise.all(found.flatMap(({ kind, things: those }) => those.map((thing) => hitOf(kind, thing, asked))));

  const looserOf = async (
    words: readonly string[],
    kinds: readonly FoundKind[],
  ): Promise<readonly LooserText[]> => {
    const texts: LooserText[] = [];
    for (const text of looserTexts(words)) texts.push({ text, count: await count(text, kinds) });
    return texts.filter((each) => each.count > 0);
  };

  /** Words of the vocabulary that hold the text, those that begin with it first; each finds something. */
  const suggestedWords = async (
    text: string,
    asked: Asked,
    kinds: readonly FoundKind[],
  ): Promise<readonly SuggestedWord[]> => {
    const forms = [...new Set(asked.words.flatMap((word) => word.forms))];
    const known = needs.vocabulary.filter((word) => word !== text && rangesOf(word, forms).length > 0);
    const begins = (word: string): number => (rangesOf(word, forms)[0]?.from === 0 ? 0 : 1);
    const best = [...known].sort((one, other) => begins(one) - begins(other) || one.length - other.length);
    const words: SuggestedWord[] = [];
    for (const word of best.slice(0, findLimits.suggestedWords))
      words.push({ word: { text: word, marks: rangesOf(word, forms) }, count: await count(word, kinds) });
    return words.filter((each) => each.count > 0);
  };

  return {
    query: async (session, { text, kind, page, exact }) => {
      const sought = await asSought(text, exact);
      const kinds = await kindsFor(session);
      const isSeen = kind === null || kinds.includes(kind);
      if (sought === null || !isSeen || page < 1 || page > findLimits.pages) return nothing;
      const wanted = kinds.map((each) => ({
        kind: each,
        limit: kind === null ? findLimits.ofEachKind : each === kind ? findLimits.page : 0,
        offset: kind === each ? (page - 1) * findLimits.page : 0,
      }));
      const found = await things.find(sought, wanted, clock.now());
      const total = found.find((each) => each.kind === kind)?.count ?? 0;
      return {
        counts: found.map((each) => ({ kind: each.kind, count: each.count })),
        hits: await hitsOf(found, sought),
        next: kind !== null && page * findLimits.page < total && page < findLimits.pages ? page + 1 : null,
        added: sought.added,
        looser: countOf(found) === 0 ? await looserOf(wordsOf(text), kinds) : [],
      };
    },
    suggest: async (session, { text, kind }) => {
      const sought = await asSought(text, true);
      const kinds = (await kindsFor(session)).filter((each) => kind === null || each === kind);
      if (sought === null || kinds.length === 0) return { words: [], things: [] };
      const limit = kind === null ? 2 : findLimits.suggestedThings;
      const found = await things.find(
        sought,
        kinds.map((each) => ({ kind: each, limit, offset: 0 })),
        clock.now(),
      );
      const hits = await hitsOf(found, sought);
      return {
        words: await suggestedWords(comparable(text).trim(), sought, kinds),
        things: hits.slice(0, findLimits.suggestedThings),
      };
    },
    hotWords: async () => {
      if (clock.now() - hot.readAt < hotFor) return hot.words;
      const kinds = things.kindsFor(false);
      const words: HotWord[] = [];
      for (const each of needs.hotWords)
        if (words.length < mostHot && (await count(each.word, kinds)) > 0) words.push(each);
      hot.readAt = clock.now();
      hot.words = words;
      return words;
    },
  };
};
