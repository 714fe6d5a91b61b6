import { isRight, tryCatch } from 'fp-ts/Either';
import * as t from 'io-ts';

/** What weinxin_userinfo holds: WeChat's name for the person, and the proof that binding a phone needs. */
const weixinUserInfo = t.type({ nickname: t.string, ticket: t.string });

type Person = { readonly nickname: string; readonly proof: string };
export const weixinUserInfoWire = ({ nickname, proof }: Person) => ({ nickname, ticket: proof });

/** The proof in the field weinxin_userinfo, a JSON text as the client was answered it; null for anything else. */
export const proofIn = (field: string): string | null => {
  const read = tryCatch(
    () => weixinUserInfo.decode(JSON.parse(field)),
    () => null,
  );
  return isRight(read) && isRight(read.right) ? read.right.right.ticket : null;
};
