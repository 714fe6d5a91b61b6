import type * as t from 'io-ts';
import { call } from '../call/call';
import { listedCalls } from '../call/listed-calls';
import { parameters } from '../call/parameters';
import { WireCount } from '../codec/count';
import { commaList } from '../codec/comma-list';
import { WireDecimal } from '../codec/decimal';
import { FilledIdText, filledUpTo, IdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { withDefault } from '../codec/with-default';
import { filterLimits } from '../deal/deal-filter';
import { ChoiceCounts } from '../kind/choice-counts';
import { Presentation, PresentationDetail, PresentationForm, PresentationSort } from './presentation';
import { PresentationPicture } from './presentation-picture';

/** Which presentations are asked for; an empty list is any. */
export const presentationConditions = {
  form: commaList(PresentationForm),
  /** Ids of the trees of industries and regions, of either level. */
  industry: commaList(FilledIdText, filterLimits.ids),
  region: commaList(FilledIdText, filterLimits.ids),
  /** Ids of financing rounds. */
  round: commaList(FilledIdText, filterLimits.ids),
  /** The least and the most sum that is raised, 万元, both included. */
  min: orNull(WireDecimal),
  max: orNull(WireDecimal),
  /** In the title, the company or the summary; never in the pages. */
  keyword: orNull(filledUpTo(filterLimits.keywordLength)),
};

const sort = withDefault(PresentationSort, 'latest');
/** The filter with its order, as calls and addresses have it. */
export const presentationFilterFields = { ...presentationConditions, sort };

export type PresentationFilter = Readonly<t.TypeOfProps<typeof presentationFilterFields>>;

/** Roadshow presentations (SCR-06). A fund's is listed for verified members; its pages are for determined ones (MKT-19). */
export const presentationCalls = listedCalls({
  word: 'presentation',
  filter: presentationConditions,
  sort,
  address: parameters({ id: IdText }),
  card: Presentation,
  detail: PresentationDetail,
  counts: ChoiceCounts,
  notOpened: ['presentationUnknown', 'presentationUnverified'],
});

/** The address of a presentation's file, read with the bearer: whole (200) or in one range (206; 416 where it has none). */
export const presentationFilePath = (id: string): string => `/files/presentation/${id}.pdf`;

/** Pages of presentations as pictures (SCR-06). */
export const presentationPictureCalls = {
  /** One page, from 1. A fund's is drawn for determined readers alone (MKT-19). */
  read: call({
    method: 'GET',
    path: '/webapp/presentation!picture.action',
    access: 'public',
    parameters: parameters({ id: IdText, page: WireCount }),
    answer: PresentationPicture,
    safe: true,
    key: 'none',
    reportedBy: 'caller',
    refusals: [
      'presentationUnknown',
      'presentationUnverified',
      'presentationClosed',
      'presentationPageUnknown',
      'presentationBusy',
    ],
  }),
};
