import * as t from 'io-ts';
import { call } from '../call/call';
import { one, parameters } from '../call/parameters';
import { asJson } from '../codec/as-json';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { nothing } from '../codec/nothing';
import { askedPart, wirePage } from '../codec/page';
import { Publication, PublicationHead, PublicationKind, Saving } from './publication';
import { IdText } from '../codec/formed-text';

const read = { method: 'GET', access: 'account', safe: true, key: 'none' } as const;
const write = { method: 'POST', access: 'account', safe: false, key: 'none', reportedBy: 'caller' } as const;

/** A text to be saved, and the version that it goes on from: 0 for a new one. Its id is the caller's, so that a repeat is found. */
const saved = {
  id: WireId,
  kind: PublicationKind,
  version: WireCount,
  /** The editor that saves. A lost answer does not make its own earlier text look foreign. */
  editor: WireId,
  fields: asJson(t.readonly(t.record(t.string, t.string))),
};

const savingRefusals = [
  'publicationGrade',
  'publicationUnknown',
  'publicationTooMany',
  'publicationDrafts',
  'publicationTooLong',
  'publicationUnwritable',
  'publicationPending',
] as const;

/** One's publications: sales and demands, as they are typed, reviewed and listed (SCR-02, MKT-06, MKT-07). */
export const publicationCalls = {
  /** One's publications, the newest first. */
  list: call({
    ...read,
    path: '/webapp/publication!list.action',
    parameters: parameters(askedPart),
    answer: wirePage(PublicationHead),
    reportedBy: 'screen',
    refusals: ['publicationGrade'],
  }),
  /** One of them with its text. */
  detail: call({
    ...read,
    path: '/webapp/publication!detail.action',
    parameters: one('id', IdText),
    answer: Publication,
    reportedBy: 'caller',
    refusals: ['publicationGrade', 'publicationUnknown'],
  }),
  /** Keeps a draft; one that goes on from an older version is not taken, and is answered with the newer one. */
  save: call({
    ...write,
    path: '/webapp/publication!save.action',
    parameters: parameters(saved),
    answer: Saving,
    refusals: savingRefusals,
  }),
  /** Saves it and hands it to the reviewer; every field is looked at. */
  submit: call({
    ...write,
    path: '/webapp/publication!submit.action',
    parameters: parameters(saved),
    answer: Saving,
    refusals: [...savingRefusals, 'publicationWrong', 'publicationRevealing'],
  }),
  /** Takes it back from the reviewer, to go on typing. */
  recall: call({
    ...write,
    path: '/webapp/publication!recall.action',
    parameters: one('id', IdText),
    answer: PublicationHead,
    refusals: ['publicationGrade', 'publicationUnknown', 'publicationDrafts'],
  }),
  /** Takes it off the lists; it can be listed again. */
  withdraw: call({
    ...write,
    path: '/webapp/publication!withdraw.action',
    parameters: one('id', IdText),
    answer: PublicationHead,
    refusals: ['publicationGrade', 'publicationUnknown', 'publicationDone'],
  }),
  /** Marks a deal as closed (已成交): it leaves the lists for good. */
  close: call({
    ...write,
    path: '/webapp/publication!close.action',
    parameters: one('id', IdText),
    answer: PublicationHead,
    refusals: ['publicationGrade', 'publicationUnknown'],
  }),
  /** Lists it again, confirmed as of now. */
  restore: call({
    ...write,
    path: '/webapp/publication!restore.action',
    parameters: one('id', IdText),
    answer: PublicationHead,
    refusals: ['publicationGrade', 'publicationUnknown', 'publicationClosed', 'publicationTakenDown'],
  }),
  /** Says that it still holds. */
  confirm: call({
    ...write,
    path: '/webapp/publication!confirm.action',
    parameters: one('id', IdText),
    answer: PublicationHead,
    refusals: ['publicationGrade', 'publicationUnknown', 'publicationDone'],
  }),
  /** Throws a draft away; of one that is listed, what was typed since. */
  remove: call({
    ...write,
    path: '/webapp/publication!remove.action',
    parameters: one('id', IdText),
    answer: nothing,
    refusals: ['publicationGrade', 'publicationUnknown', 'publicationPending'],
  }),
};
