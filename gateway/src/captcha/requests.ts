import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { isId } from '../../../contract/values/id';
import type { Answer } from './challenge-desk';
import { digitCount } from './challenge-rules';
import { longestWay } from './way';

/** A request is never longer, in bytes: the way of a piece is most of it. */
export const largestBody = 4_096;

const opening = t.type({ appid: t.string, sid: t.string });
const given = t.type({ appid: t.string, sid: t.string, id: t.string });
const way = t.type({
  by: t.keyof({ drag: null, keys: null, tap: null }),
  points: t.array(t.tuple([t.number, t.number])),
});
const placed = t.intersection([given, t.type({ x: t.number, way })]);
const heard = t.intersection([given, t.type({ digits: t.string })]);

/** The JSON of a request; null when it is something else, or is not said to be JSON. */
const readJson = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type)) return null;
  return request.json().catch(() => null);
};

export const readOpening = async (request: Request): Promise<t.TypeOf<typeof opening> | null> => {
  const decoded = opening.decode(await readJson(request));
  return isLeft(decoded) || !isId(decoded.right.sid) ? null : decoded.right;
};

const isSane = ({ x, way: { points } }: t.TypeOf<typeof placed>): boolean =>
  Number.isFinite(x) && points.length <= longestWay && points.every((point) => point.every(Number.isFinite));

/** Digits as people type them: with blanks between them, or full-width. */
const plainDigits = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '');

export const readAnswer = async (request: Request): Promise<Answer | null> => {
  const data = await readJson(request);
  const place = placed.decode(data);
  if (!isLeft(place)) {
    const { appid, sid, id, x, way: how } = place.right;
    return id.length <= 64 && isSane(place.right) ? { appid, sid, id, x, way: how } : null;
  }
  const sound = heard.decode(data);
  if (isLeft(sound) || sound.right.id.length > 64) return null;
  const { appid, sid, id } = sound.right;
  const digits = plainDigits(sound.right.digits);
  return digits.length <= 4 * digitCount ? { appid, sid, id, digits } : null;
};
