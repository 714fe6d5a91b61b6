import { sayTheSame, type FormTexts } from '../../../contract/publication/form-texts';
import type { GatewayFailure } from '../gateway/failure';
import type { Publication } from '../../../contract/publication/publication';

/** Whether the gateway has no publication of the member with that id. */
export const isUnknown = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && failure.code === 404;

/** What the device kept of a form: the text, and the version of the gateway's that it goes on from. */
export interface KeptText {
  readonly fields: FormTexts;
  /** `givenVersion` where nothing was typed yet. */
  readonly version: number;
  /** The editor, as the gateway gets it with each save. */
  readonly editor: string;
  /** Whether the gateway has taken all of it in that version: there is nothing to be lost in it. */
  readonly saved: boolean;
}

/** The version of a text that a new form began with: there is nothing to be saved in it. */
export const givenVersion = -1;

/** The texts that are known when a form is opened. */
export interface Opened {
  /** Null when the gateway has none of that id. */
  readonly server: Publication | null;
  readonly device: KeptText | null;
}

/** Whether the gateway's text is what the device's own editor saved, whose answer was lost as the page was left. */
const isOwnSaving = (server: Publication, { version, editor }: KeptText): boolean =>
  server.editor === editor && server.version === version + 1;

/** The relation of the device's text to the gateway's: equal, a continuation, or next to a newer one; or the start of a new form. */
export type Meeting = 'theirs' | 'mine' | 'given' | 'conflict';

/** Which text a form is opened with; two that went on from the same version ask (SCR-02). Total and pure. */
export const meetingOf = ({ server, device }: Opened): Meeting => {
  if (device === null) return 'theirs';
  if (server === null) return device.version === givenVersion ? 'given' : 'mine';
  if (device.saved || sayTheSame(server.fields, device.fields)) return 'theirs';
  return server.version > device.version && !isOwnSaving(server, device) ? 'conflict' : 'mine';
};

const versionField = '~version';
const editorField = '~editor';
const savedField = '~saved';

/** What a device keeps, as the texts of a draft. */
export const asDraft = ({ fields, version, editor, saved }: KeptText): FormTexts => ({
  ...fields,
  [versionField]: String(version),
  [editorField]: editor,
  [savedField]: saved ? 'yes' : '',
});

export const fromDraft = ({
  [versionField]: version = '',
  [editorField]: editor = '',
  [savedField]: saved = '',
  ...fields
}: FormTexts): KeptText => ({
  fields,
  editor,
  saved: saved === 'yes',
  version: /^(?:\d{1,9}|-1)$/.test(version) ? Number(version) : 0,
});
