import { left, right, type Either } from 'fp-ts/Either';
import { refusals, uploadFarTooLarge, type Refusal } from '../../../../../contract/refusal/refusal';
import { largestChatFile } from '../../../../../contract/rules/upload-limits';
import type { CallParameters, Multipart } from '../calls/call';
import type { RequestContext } from './environment';

/** The bytes of a multipart body in addition to the file itself. */
const largestRest = 16 * 1024;
export const largestMultipart = largestChatFile + largestRest;

const multipartType = /^multipart\/form-data\s*;/i;

type Bytes = Uint8Array<ArrayBuffer>;

/** The whole body; a longer one is given up as soon as it is longer, one that breaks off was cut off. */
const bodyOf = async (context: RequestContext): Promise<Either<Refusal, Bytes>> => {
  const stated = Number(context.req.header('Content-Length') ?? 0);
  if (stated > largestMultipart) return left(uploadFarTooLarge(stated - largestRest));
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of context.req.raw.body ?? []) {
      length += part.byteLength;
      if (length > largestMultipart) return left(uploadFarTooLarge(null));
      parts.push(part);
    }
  } catch {
    return left(refusals.uploadCutOff);
  }
  return right(new Uint8Array(Buffer.concat(parts)));
};

const parsed = async (body: Bytes, type: string): Promise<FormData | null> => {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return null;
  }
};

const fieldsOf = (form: FormData): CallParameters =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));

/** The file of a multipart body, under the name 'file', with its other fields; never more than 20 MB. */
export const readMultipart = async (context: RequestContext): Promise<Either<Refusal, Multipart>> => {
  const type = context.req.header('Content-Type') ?? '';
  if (!multipartType.test(type)) return left(refusals.bodyNotForm);
  const body = await bodyOf(context);
  if (body._tag === 'Left') return body;
  const form = await parsed(body.right, type);
  if (form === null) return left(refusals.uploadCutOff);
  const file = form.get('file');
  if (!(file instanceof File)) return left(refusals.wrongParameters);
  const content = new Uint8Array(await file.arrayBuffer());
  return right({ fields: fieldsOf(form), fileName: file.name, content });
};
