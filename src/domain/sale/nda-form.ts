import { codeError } from '../account-form/code-error';
import { refusedField } from '../session/refused-field';
import { byteLength } from '../text/byte-length';
import { longestNameBytes } from '../verification/longest-name';

/** What a signature takes. */
export interface NdaForm {
  readonly name: string;
  readonly caption: string;
  /** Ticked by the person; never beforehand. */
  readonly agreed: boolean;
}

/** The fault of each, in Chinese; null where there is none. */
export type NdaFormErrors = { readonly [Field in keyof NdaForm]: string | null };

export const noNdaErrors: NdaFormErrors = { name: null, caption: null, agreed: null };

const nameError = (typed: string, verified: string): string | null => {
  const name = typed.normalize('NFC').trim();
  if (name === '') return '请输入签署人姓名';
  if (byteLength(name) > longestNameBytes)
    return `签署人姓名过长，请控制在 ${Math.floor(longestNameBytes / 3)} 个汉字以内`;
  return name === verified.normalize('NFC').trim() ? null : `签署人姓名须与认证姓名一致`;
};

/** The fault of a signature by a member who was verified under this name. */
export const ndaFormErrors = ({ name, caption, agreed }: NdaForm, verifiedName: string): NdaFormErrors => ({
  name: nameError(name, verifiedName),
  caption: codeError(caption),
  agreed: agreed ? null : '请勾选确认后签署',
});

/** The gateway's refusal, at the field that it is about; null where it is about none. */
export const ndaRefusedErrors = (message: string): NdaFormErrors | null => {
  if (message.startsWith('签署人姓名')) return { ...noNdaErrors, name: message };
  return refusedField(message) === 'caption' ? { ...noNdaErrors, caption: message } : null;
};

export const isFitToSign = (errors: NdaFormErrors): boolean =>
  errors.name === null && errors.caption === null && errors.agreed === null;
