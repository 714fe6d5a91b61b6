import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Answer } from './challenge-desk';

/** A frame's session, made by the page that shows it. */
export const sidShape = /^[A-Za-z0-9_-]{1,64}$/;

const opening = t.type({ appid: t.string, sid: t.string });
const answer = t.type({ appid: t.string, sid: t.string, id: t.string, x: t.number });

/** The JSON of a request; null when it is something else, or is not said to be JSON. */
const readJson = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type)) return null;
  return request.json().catch(() => null);
};

export const readOpening = async (request: Request): Promise<t.TypeOf<typeof opening> | null> => {
  const decoded = opening.decode(await readJson(request));
  return isLeft(decoded) || !sidShape.test(decoded.right.sid) ? null : decoded.right;
};

export const readAnswer = async (request: Request): Promise<Answer | null> => {
  const decoded = answer.decode(await readJson(request));
  if (isLeft(decoded)) return null;
  const { appid, sid, id, x } = decoded.right;
  return Number.isFinite(x) && id.length <= 64 ? { appid, sid, id, x } : null;
};
