import * as t from 'io-ts';
import { CaptchaLanguage } from '../captcha/captcha-language';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { destinations } from '../socket/destinations';
import { withDefault } from '../codec/with-default';
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

/** Where WeChat asks people whether they let themselves be known, unless the configuration says otherwise. */
const wechatAuthorizeUrl = 'https://open.weixin.qq.com/connect/oauth2/authorize';

/** Where messages are and where they go (SOC-01), unless the configuration says otherwise. */
const inbox = destinations.inbox;
const outbox = destinations.toOne;

/**
 * What one file /config.json decides at start (ENV-05): the addresses, for any build. Each field may be left out or
 * null; an address '' is the serving origin.
 */
export const RuntimeConfig = record(
  {
    /** The name in every title, and on the link home. */
    product: withDefault(ProductName, '琥珀并购'),
    /** The gateway; its calls all go to one address. */
    gatewayUrl: withDefault(HttpHost, ''),
    /** The path of that address. */
    gatewayPath: withDefault(PathText, '/gateway'),
    /** The header that names the path of a call. */
    pathHeader: withDefault(HeaderName, 'X-Gateway-Path'),
    /** The header that names the device, sent when there is a token. */
    deviceHeader: withDefault(HeaderName, 'Device-Id'),
    /** The pay host; `''` means that paying is off. */
    payHost: withDefault(HttpHost, ''),
    /** The complete endpoint; `''` is /ws on the serving host. */
    socketUrl: withDefault(SocketAddress, ''),
    /** What the socket can, and where its messages are. */
    socket: withDefault(
      record(
        {
          /** Whether the server takes the ids that clients give their messages: then a message is sent again by itself. */
          clientIds: withDefault(t.boolean, false),
          /** The destination of messages to a user; `<id>` is replaced by the user’s id. */
          subscribe: withDefault(Destination, inbox),
          /** The destination of a user's messages; `<id>` is replaced by the user’s id, so that a broker knows the sender. */
          send: withDefault(Destination, outbox),
          /** Whether CONNECT also carries `login` (the user’s id) and `passcode` (the token), for a broker that checks them itself. */
          login: withDefault(t.boolean, false),
        },
        'Socket',
      ),
      { clientIds: false, subscribe: inbox, send: outbox, login: false },
    ),
    /** Where pages are signed for WeChat’s own functions. */
    signatureUrl: withDefault(HttpHost, ''),
    /** An empty host means that the captcha is off: codes are sent and logins are made without a ticket. A host without an appid fails (CAP-02). */
    captcha: withDefault(
      record(
        {
          /** The origin of the captcha’s script and frame. */
          host: withDefault(HttpHost, ''),
          /** The application’s id at the captcha. */
          appid: withDefault(t.string, ''),
          /** The language that its messages are in (CAP-05). */
          language: withDefault(CaptchaLanguage, 'zh-CN'),
        },
        'Captcha',
      ),
      { host: '', appid: '', language: 'zh-CN' },
    ),
    /** Where the beacon goes; `''` means that nothing is counted. */
    analyticsUrl: withDefault(HttpHost, ''),
    /** Hosts ('example.com', 'example.com:8443') that addresses from outside may lead to (SEC-02). */
    allowedHosts: withDefault(t.readonlyArray(t.string), []),
    /** Whom the site belongs to, at the end of every public page; `''` is not shown (MKT-25). */
    site: withDefault(
      record(
        {
          /** The ICP filing number. */
          icp: withDefault(IcpNumber, ''),
          /** The filing number of the public security. */
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
    /** The application at WeChat. Without it, WeChat login and WeChat payment are off. */
    wechat: orNull(
      record(
        {
          /** Its id. */
          appId: t.string,
          /** The mini program in which the app pays. */
          miniProgram: orNull(
            record(
              {
                /** Its original id, `gh_…`. */
                userName: t.string,
                /** The page in it that takes payments; `''` means that it takes none. */
                path: t.string,
              },
              'MiniProgram',
            ),
          ),
          /** The mini program to which pages are shared (ENT-10); without it the app shares pages of the web. */
          shareProgram: orNull(
            record(
              {
                /** Its original id, `gh_…`. */
                userName: t.string,
                /** The page in it that opens what was shared; `''` means that nothing can be shared to it. */
                path: t.string,
              },
              'MiniProgram',
            ),
          ),
          /** The page on which a person is asked (LOG-05). */
          authorizeUrl: withDefault(HttpAddress, wechatAuthorizeUrl),
        },
        'Wechat',
      ),
    ),
    /** How long a call may take, in milliseconds. */
    timeouts: withDefault(
      record(
        {
          /** Any call but an upload. */
          callMs: withDefault(Milliseconds, 15_000),
          /** An upload. */
          uploadMs: withDefault(Milliseconds, 60_000),
        },
        'Timeouts',
      ),
      { callMs: 15_000, uploadMs: 60_000 },
    ),
  },
  'RuntimeConfig',
);
export type RuntimeConfig = t.TypeOf<typeof RuntimeConfig>;

/** What a file may say: any of the fields, at every depth. */
type Given<A> = A extends readonly unknown[]
  ? A
  : A extends object
    ? { readonly [Field in keyof A]?: Given<A[Field]> }
    : A;
export type ConfigFile = Given<RuntimeConfig>;
