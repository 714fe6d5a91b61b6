import { InboxPart } from '../../../contract/message/inbox-row';
import { chatLimits } from '../../../contract/rules/chat-rule';
import { typedText } from '../text/typed-text';
import { cut } from '../text/cut';

/** What of the inbox an address shows. */
export interface InboxPlace {
  readonly of: InboxPart;
  /** The keyword; null for none. */
  readonly keyword: string | null;
}

/** What of the inbox the query asks for; an unknown part is all of it, a longer keyword is cut. */
export const inboxPlaceOf = (search: string): InboxPlace => {
  const query = new URLSearchParams(search);
  const of = query.get('of');
  const keyword = cut(typedText(query.get('keyword') ?? '').trim(), chatLimits.keyword).trim();
  return {
    of: InboxPart.is(of) ? of : 'all',
    keyword: keyword === '' ? null : keyword,
  };
};

/** Where a part of the inbox is shown. */
export const inboxAddress = (place: InboxPlace): string => `/message${inboxQuery(place)}`;

/** The query of a part of the inbox, '' for all of it. */
export const inboxQuery = ({ of, keyword }: InboxPlace): string => {
  const query = new URLSearchParams();
  if (of !== 'all') query.set('of', of);
  if (keyword !== null) query.set('keyword', keyword);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
