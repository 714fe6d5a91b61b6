import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { CaptchaLanguage } from '../captcha/captcha-language';
import { fieldName } from '../../../contract/codec/field-name';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { topics } from '../../../contract/socket/topics';
import { withDefault } from '../../../contract/codec/with-default';
import {
  AddedSourceType,
  Destination,
  HeaderName,
  HttpAddress,
  HttpHost,
  IcpNumber,
  Milliseconds,
  PathText,
  PoliceNumber,
  ProductName,
  SocketAddress,
} from './config-values';

const miniProgram = record({ userName: t.string, path: t.string }, 'MiniProgram');

/** Where WeChat asks people whether they let themselves be known, unless the configuration says otherwise. */
const wechatAuthorizeUrl = 'https://open.weixin.qq.com/connect/oauth2/authorize';

/** Where messages are and where they go (SOC-01), unless the configuration says otherwise. */
const inbox = topics.inbox.destination;
const outbox = topics.toOne.destination;

/** What one file /config.json decides at start (contract: Runtime configuration). '' is the serving origin. */
export const RuntimeConfig = record(
  {
    product: withDefault(ProductName, '琥珀并购'),
    gatewayUrl: withDefault(HttpHost, ''),
    gatewayPath: withDefault(PathText, '/gateway'),
    pathHeader: withDefault(HeaderName, 'X-Gateway-Path'),
    deviceHeader: withDefault(HeaderName, 'Device-Id'),
    /** '' means that paying is off. */
    payHost: withDefault(HttpHost, ''),
    /** The complete endpoint; '' is /ws on the serving host. */
    socketUrl: withDefault(SocketAddress, ''),
    socket: withDefault(
      record(
        {
          clientIds: withDefault(t.boolean, false),
          /** Where the messages to a user are; '<id>' stands for the user's id. */
          subscribe: withDefault(Destination, inbox),
          /** Where what a user writes is sent. */
          send: withDefault(Destination, outbox),
        },
        'Socket',
      ),
      { clientIds: false, subscribe: inbox, send: outbox },
    ),
    signatureUrl: withDefault(HttpHost, ''),
    /** An empty host or appid means that the captcha is off. */
    captcha: withDefault(
      record(
        {
          host: withDefault(HttpHost, ''),
          appid: withDefault(t.string, ''),
          /** The language that its messages are in (CAP-05). */
          language: withDefault(CaptchaLanguage, 'zh-CN'),
        },
        'Captcha',
      ),
      { host: '', appid: '', language: 'zh-CN' },
    ),
    analyticsUrl: withDefault(HttpHost, ''),
    /** Hosts ('example.com', 'example.com:8443') that addresses from outside may lead to (SEC-02). */
    allowedHosts: withDefault(t.readonlyArray(t.string), []),
    /** Whom the site belongs to, at the end of every public page; '' is not shown (MKT-25). */
    site: withDefault(
      record(
        {
          icp: withDefault(IcpNumber, ''),
          police: withDefault(PoliceNumber, ''),
          /** How the operator is reached: a phone, an e-mail address, or both. */
          contact: withDefault(t.string, ''),
        },
        'Site',
      ),
      { icp: '', police: '', contact: '' },
    ),
    /** Source types added to the table of the domain (RTE-03). */
    sourceTypes: withDefault(t.readonlyArray(AddedSourceType), []),
    wechat: orNull(
      record(
        {
          appId: t.string,
          miniProgram: orNull(miniProgram),
          /** The page on which a person is asked (LOG-05). */
          authorizeUrl: withDefault(HttpAddress, wechatAuthorizeUrl),
        },
        'Wechat',
      ),
    ),
    timeouts: withDefault(
      record(
        { callMs: withDefault(Milliseconds, 15_000), uploadMs: withDefault(Milliseconds, 60_000) },
        'Timeouts',
      ),
      { callMs: 15_000, uploadMs: 60_000 },
    ),
  },
  'RuntimeConfig',
);
export type RuntimeConfig = t.TypeOf<typeof RuntimeConfig>;

/** Why a file is no configuration: one of its fields does not fit, it is no object, or it is not JSON. */
export type WrongConfig =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'notObject' }
  | { readonly kind: 'notJson' };

/** Why there is no configuration: the file is wrong, or it did not come. */
export type ConfigFailure = WrongConfig | { readonly kind: 'notFetched' };

const fileName = 'config.json';

const wrongIn = (errors: t.Errors): WrongConfig => {
  const field = fieldName(errors, fileName);
  return field === fileName ? { kind: 'notObject' } : { kind: 'field', field };
};

/**
 * Reads the text of /config.json; an absent file is the defaults (ENV-05).
 * @param text null when there is no such file
 */
export function decodeConfig(text: string | null): E.Either<WrongConfig, RuntimeConfig> {
  return pipe(
    E.tryCatch(
      (): unknown => JSON.parse(text ?? '{}'),
      (): WrongConfig => ({ kind: 'notJson' }),
    ),
    E.chain((value) => pipe(RuntimeConfig.decode(value), E.mapLeft(wrongIn))),
  );
}
