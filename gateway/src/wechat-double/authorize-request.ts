import { left, right, type Either } from 'fp-ts/Either';

/** What an application asks WeChat's page for, as WeChat documents it. */
export interface AuthorizeRequest {
  readonly redirectUri: URL;
  readonly state: string;
}

/** Fields of the query, or of the form that the page sends back. */
export type Fields = Pick<URLSearchParams, 'get'>;

const scopes = ['snsapi_base', 'snsapi_userinfo'];
/** WeChat lets letters and digits through, at most 128 of them. */
const stateShape = /^[A-Za-z0-9]{0,128}$/;

/**
 * The request, or what is wrong with it. A person is only ever sent back to the application's own origin, so that
 * no site can use the page to redirect people.
 */
export const readAuthorizeRequest = (
  fields: Fields,
  { appId, application }: { readonly appId: string; readonly application: string },
): Either<string, AuthorizeRequest> => {
  const text = (name: string): string => fields.get(name) ?? '';
  if (text('appid') !== appId) return left('appid 参数错误');
  const address = text('redirect_uri');
  if (!URL.canParse(address) || new URL(address).origin !== application) return left('redirect_uri 参数错误');
  if (text('response_type') !== 'code') return left('response_type 参数错误');
  if (!scopes.includes(text('scope'))) return left('scope 参数错误');
  if (!stateShape.test(text('state'))) return left('state 参数错误');
  return right({ redirectUri: new URL(address), state: text('state') });
};

/** Where the person goes back to: with a code, or with the state alone when they refused. */
export const returnAddress = ({ redirectUri, state }: AuthorizeRequest, code: string | null): string => {
  const address = new URL(redirectUri);
  if (code !== null) address.searchParams.set('code', code);
  address.searchParams.set('state', state);
  return address.href;
};
