import { byteLength } from '../text/byte-length';
import { longestNameBytes } from './longest-name';
import { isShowable } from '../../../contract/rules/showable';

/** The typed texts of a verification. */
export interface VerificationForm {
  readonly name: string;
  readonly company: string;
  readonly position: string;
}

export type VerificationField = keyof VerificationForm | 'document';

/** The faults, in Chinese, by field. */
export type VerificationErrors = Readonly<Partial<Record<VerificationField, string>>>;

interface Rule {
  readonly label: string;
  /** The least and the most bytes, as VAL-02 counts them: a Chinese character is 3. */
  readonly least: number;
  readonly most: number;
}

const rules: Readonly<Record<keyof VerificationForm, Rule>> = {
  name: { label: '真实姓名', least: 4, most: longestNameBytes },
  company: { label: '公司全称', least: 6, most: 150 },
  position: { label: '职务', least: 3, most: 60 },
};

/** Letters of any script, with the characters between the parts of a name. */
const nameForm = /^[\p{L}\p{M}][\p{L}\p{M}·•.'’ -]*$/u;

const lengthError = ({ label, least, most }: Rule, text: string): string | null => {
  const bytes = byteLength(text);
  if (bytes === 0) return `请输入${label}`;
  if (bytes < least) return `${label}过短，请填写完整`;
  return bytes > most ? `${label}过长，请控制在 ${Math.floor(most / 3)} 个汉字以内` : null;
};

const errorOf = (field: keyof VerificationForm, typed: string): string | null => {
  const text = typed.trim();
  const rule = rules[field];
  const wrong =
    lengthError(rule, text) ?? (isShowable(text) ? null : `${rule.label}含有无法显示的字符，请重新输入`);
  if (wrong !== null || field !== 'name') return wrong;
  return nameForm.test(text) ? null : '真实姓名只能包含文字、空格和间隔号';
};

const fields = ['name', 'company', 'position'] as const;

/** How far the card or licence is on its way to the gateway. */
export type DocumentState = 'missing' | 'underWay' | 'taken';

const documentErrors: Readonly<Record<DocumentState, string | null>> = {
  missing: '请上传名片或营业执照',
  underWay: '文件正在上传，请等待上传完成后再提交',
  taken: null,
};

/** What must be mended before an application is sent; empty when all is well (VAL-06). Pure. */
export function verificationErrors(form: VerificationForm, document: DocumentState): VerificationErrors {
  const wrong = fields.flatMap((field) => {
    const error = errorOf(field, form[field]);
    return error === null ? [] : [[field, error] as const];
  });
  const wrongDocument = documentErrors[document];
  return {
    ...Object.fromEntries(wrong),
    ...(wrongDocument === null ? {} : { document: wrongDocument }),
  };
}

/** The first wrong field from the top, which gets the focus; null when none is wrong. */
export const firstWrong = (errors: VerificationErrors): VerificationField | null =>
  ([...fields, 'document'] as const).find((field) => errors[field] !== undefined) ?? null;
