import { isRight } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { AppPrepay } from '../../../contract/payment/prepay';
import type { BridgeFailure } from '../../domain/platform/bridge-failure';
import type { ShareCard } from '../../domain/share/share-card';
import type { Asked, Shared, WechatAuthorization } from '../../ports/platform-bridge';
import { dataAddressOf } from '../data-address';
import type { SharedPage, SharedProgram, WechatPlugin } from './native-window';
import { ask, failed } from './plugin-callbacks';

/** What WeChat answers: its plugin gives '' for a field that WeChat left out. */
const Answer = t.type({ code: t.string, state: t.string }, 'WechatAnswer');

/** Android answers 0 or 1, iOS a truth value. */
const isInstalled = (answer: unknown): boolean => answer === 1 || answer === true;

/** Asks the WeChat app; a plugin that is not in this build is `versionTooLow` (ENV-04). */
const askInstalled = <A>(
  plugin: WechatPlugin | undefined,
  what: (plugin: WechatPlugin) => Asked<A>,
): Asked<A> =>
  plugin === undefined
    ? TE.left({ kind: 'versionTooLow' })
    : pipe(
        ask((succeeded, refused) => plugin.isInstalled(succeeded, refused)),
        TE.filterOrElse(isInstalled, (): BridgeFailure => ({ kind: 'notInstalled' })),
        TE.chain(() => what(plugin)),
      );

const codeOf =
  (state: string) =>
  (answer: unknown): Asked<WechatAuthorization> => {
    const decoded = Answer.decode(answer);
    if (!isRight(decoded) || decoded.right.code === '') return TE.left(failed('WeChat gave no code'));
    return decoded.right.state === state
      ? TE.right({ kind: 'code', code: decoded.right.code })
      : TE.left(failed('WeChat answered another question'));
  };

/** The plugin's word for a person who refused to be identified. */
const denial = '授权失败';
const orCancelled = (failure: BridgeFailure): BridgeFailure =>
  failure.kind === 'failed' && failure.reason === denial ? { kind: 'cancelled' } : failure;

/** Asks the WeChat app who the person is (LOG-05). */
export const authorizeByPlugin = (
  plugin: WechatPlugin | undefined,
  state: string,
): Asked<WechatAuthorization> =>
  askInstalled(plugin, (wechat) =>
    pipe(
      ask((succeeded, refused) => wechat.auth('snsapi_userinfo', state, succeeded, refused)),
      TE.mapLeft(orCancelled),
      TE.chain(codeOf(state)),
    ),
  );

/** Pays in the WeChat app, with exactly the fields that the pay host prepared (PAY-07). */
export const payByPlugin = (
  plugin: WechatPlugin | undefined,
  { mch_id, prepay_id, nonce, timestamp, sign }: AppPrepay,
): Asked<unknown> =>
  askInstalled(plugin, (wechat) =>
    ask((succeeded, refused) =>
      wechat.sendPaymentRequest({ mch_id, prepay_id, nonce, timestamp, sign }, succeeded, refused),
    ),
  );

/** The mini program to which cards go. */
export interface SharingProgram {
  readonly userName: string;
}

/** The published edition of a mini program. */
const published = 0;

/** Goes over to a mini program in the WeChat app, where the order is paid. */
export const openMiniProgram = (
  plugin: WechatPlugin | undefined,
  program: { readonly userName: string; readonly path: string },
): Asked<unknown> =>
  askInstalled(plugin, (wechat) =>
    ask((succeeded, refused) =>
      wechat.openMiniProgram({ ...program, miniprogramType: published }, succeeded, refused),
    ),
  );

/** The target of a card: a page of the web, or of the mini program where one is named; null without its path. */
const mediaOf = (
  { link, imgUrl, mSoftPath }: ShareCard,
  program: SharingProgram | null,
): SharedPage | SharedProgram | null => {
  if (program === null) return { type: 7, webpageUrl: link };
  if (mSoftPath === null) return null;
  const { userName } = program;
  const shown = { userName, path: mSoftPath, hdImageData: imgUrl };
  return { type: 8, webpageUrl: link, ...shown, withShareTicket: false, miniprogramType: published };
};

/** Hands a card on in the WeChat app, to a conversation that the person chooses there. */
export const shareByPlugin = (
  plugin: WechatPlugin | undefined,
  card: ShareCard,
  program: SharingProgram | null,
): Asked<Shared> =>
  askInstalled(plugin, (wechat) => {
    const media = mediaOf(card, program);
    if (media === null) return TE.left({ kind: 'miniProgramPathUnset' });
    const message = { title: card.title, description: card.desc, thumb: card.imgUrl, media };
    return pipe(
      ask((succeeded, refused) => wechat.share({ message, scene: 0 }, succeeded, refused)),
      TE.map((): Shared => 'shared'),
    );
  });

/** Hands a picture on in the WeChat app, to a conversation that the person chooses there. */
export const sharePictureByPlugin = (
  plugin: WechatPlugin | undefined,
  title: string,
  png: Blob,
): Asked<Shared> =>
  askInstalled(plugin, (wechat) =>
    pipe(
      TE.tryCatch(
        () => dataAddressOf(png),
        (reason): BridgeFailure => ({ kind: 'pictureFailed', reason: String(reason) }),
      ),
      TE.chain((image) => {
        const message = { title, description: '', thumb: image, media: { type: 4, image } } as const;
        return ask((succeeded, refused) => wechat.share({ message, scene: 0 }, succeeded, refused));
      }),
      TE.map((): Shared => 'shared'),
    ),
  );
