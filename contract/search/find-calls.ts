import { call } from '../call/call';
import { none, parameters } from '../call/parameters';
import { WireCount } from '../codec/count';
import { WireFlag } from '../codec/flag';
import { textUpTo } from '../codec/formed-text';
import { wireList } from '../codec/list';
import { orNull } from '../codec/or-null';
import { withDefault } from '../codec/with-default';
import { HotWord } from '../home/hot-word';
import { Found, FoundKind, findLimits, Suggestions } from './found';

const read = { method: 'GET', access: 'public', safe: true, key: 'none', reportedBy: 'caller' } as const;

/** The text that is searched for, in all kinds or in one. */
const asked = { text: textUpTo(findLimits.text), kind: orNull(FoundKind) };

/** The search over all kinds (SCR-06). It reads public values alone, and kinds that the asker may open. */
export const findCalls = {
  /** Things that match every word of the text, the best first. */
  query: call({
    ...read,
    path: '/webapp/search!query.action',
    parameters: parameters({
      ...asked,
      /** From 1; of one kind only. */
      page: withDefault(WireCount, 1),
      /** Looks for the words of the text alone, without synonyms. */
      exact: WireFlag,
    }),
    answer: Found,
    refusals: [],
  }),
  /** Words and things for a text that is being typed. */
  suggest: call({
    ...read,
    path: '/webapp/search!suggest.action',
    parameters: parameters(asked),
    answer: Suggestions,
    refusals: [],
  }),
  /** The words that many people search for; each finds something. */
  hotWords: call({
    ...read,
    path: '/webapp/search!hotWords.action',
    parameters: none,
    answer: wireList(HotWord),
    refusals: [],
  }),
};
