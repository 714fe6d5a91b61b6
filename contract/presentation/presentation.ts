import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

const text = withDefault(WireText, '');

/** Online, at a place, or both. */
export const PresentationForm = t.keyof({ online: null, onsite: null, both: null }, 'PresentationForm');
export type PresentationForm = t.TypeOf<typeof PresentationForm>;

export const presentationForms: Readonly<Record<PresentationForm, string>> = {
  online: '线上',
  onsite: '线下',
  both: '线上与线下',
};

/** Orders of the list: by the date, the newest first, or by the sum that is raised. */
export const PresentationSort = t.keyof(
  { latest: null, amountDown: null, amountUp: null },
  'PresentationSort',
);
export type PresentationSort = t.TypeOf<typeof PresentationSort>;

/** The facts that lists show. */
export const presentationFields = {
  id: WireId,
  title: WireFilledText,
  /** The company, or its code name. */
  company: WireFilledText,
  industry: text,
  region: text,
  round: text,
  /** The sum that is raised, 万元; null is 面议. */
  amount: orNull(WireDecimal),
  /** Per cent of the company; null where it is not named. */
  stake: orNull(WireDecimal),
  speaker: text,
  at: WireTime,
  form: PresentationForm,
  /** The place; '' for an online presentation. */
  place: text,
  pageCount: WireCount,
  /** Pages are sent as pictures only. */
  protected: WireFlag,
  /** A fund's presentation: only determined readers open its pages (MKT-19). */
  gated: WireFlag,
};

/** A roadshow presentation as lists show it. */
export const Presentation = record(presentationFields, 'Presentation');
export type Presentation = t.TypeOf<typeof Presentation>;

/** A page: its heading, and its text as a screen reader and the drawing of its picture take it. */
export const PresentationPage = record(
  { title: WireFilledText, lines: listOf(WireFilledText) },
  'PresentationPage',
);
export type PresentationPage = t.TypeOf<typeof PresentationPage>;

/** The facts of a page beyond those of the card. */
export const presentationFacts = {
  summary: text,
  /** What the money is for. */
  use: text,
  speakerText: text,
  commentators: listOf(record({ name: WireFilledText, text }, 'PresentationCommentator')),
  /** Other materials, which are sent on request. */
  materials: listOf(record({ name: WireFilledText, pages: WireCount }, 'PresentationMaterial')),
  /** Minutes of the recording; null where there is none. */
  replayMinutes: orNull(WireCount),
  /** The date of the version of the pages. */
  versionAt: WireTime,
};

/** A presentation with its pages. */
export const PresentationDetail = record(
  {
    ...presentationFields,
    ...presentationFacts,
    /** Null where the presentation is gated and the determination of the caller does not hold. */
    pages: orNull(listOf(PresentationPage)),
  },
  'PresentationDetail',
);
export type PresentationDetail = t.TypeOf<typeof PresentationDetail>;
