import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeJson } from '../../../../../contract/codec/decode-json';

/** What weinxin_userinfo holds: WeChat's name for the person, and the proof that binding a phone needs. */
const weixinUserInfo = t.type({ nickname: t.string, ticket: t.string });

type Person = { readonly nickname: string; readonly proof: string };
export const weixinUserInfoWire = ({ nickname, proof }: Person) => ({ nickname, ticket: proof });

/** The proof in the field weinxin_userinfo, a JSON text as the client was answered it; null for anything else. */
export const proofIn = (field: string): string | null => {
  const read = decodeJson(weixinUserInfo)(field);
  return isRight(read) ? read.right.ticket : null;
};
