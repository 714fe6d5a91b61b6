import { sayTheSame, type FormTexts } from '../../../contract/publication/form-texts';
import type { Publication } from '../../../contract/publication/publication';

/** What the device kept of a form: the text, and the version of the gateway's that it goes on from. */
export interface KeptText {
  readonly fields: FormTexts;
  /** `givenVersion` where nothing was typed yet. */
  readonly version: number;
}

/** The version of a text that a new form began with: there is nothing to be saved in it. */
export const givenVersion = -1;

/** What is at hand when a form is opened. */
export interface Opened {
  /** Null when the gateway has none of that id. */
  readonly server: Publication | null;
  readonly device: KeptText | null;
}

/** How the device's text stands to the gateway's: as that says, going on from it, or beside one that is newer; or as a new form begins. */
export type Meeting = 'theirs' | 'mine' | 'given' | 'conflict';

/** Which text a form is opened with; two that went on from the same version ask (SCR-02). Total and pure. */
export const meetingOf = ({ server, device }: Opened): Meeting => {
  if (device === null) return 'theirs';
  if (server === null) return device.version === givenVersion ? 'given' : 'mine';
  if (sayTheSame(server.fields, device.fields)) return 'theirs';
  return server.version > device.version ? 'conflict' : 'mine';
};

const versionField = '~version';

/** What a device keeps, as the texts of a draft. */
export const asDraft = ({ fields, version }: KeptText): FormTexts => ({
  ...fields,
  [versionField]: String(version),
});

export const fromDraft = ({ [versionField]: version = '', ...fields }: FormTexts): KeptText => ({
  fields,
  version: /^(?:\d{1,9}|-1)$/.test(version) ? Number(version) : 0,
});
