import { chain, left, right, tryCatch } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { BridgeFailure } from '../../domain/platform/bridge-failure';
import type { Capabilities } from '../../domain/platform/capabilities';
import type { ShareCard } from '../../domain/share/share-card';
import { pngOf } from '../png-of';
import type { Asked, PlatformBridge, Shared, SharedPicture } from '../../ports/platform-bridge';
import type { PngMaker } from '../../ports/png-maker';

const notOffered = (what: string) =>
  left<BridgeFailure>({ kind: 'failed', reason: `a browser has no ${what}` });

const withoutSheet: BridgeFailure = { kind: 'notOpened', reason: 'the browser has no sheet for sharing' };

const fileOf = (png: Blob): File => new File([png], 'share.png', { type: png.type });

/** The platform of an ordinary browser (ENV-01). */
export class BrowserBridge implements PlatformBridge {
  readonly environment = 'browser';

  constructor(
    readonly capabilities: Capabilities,
    private readonly window: Pick<Window, 'open'> & {
      readonly location: Pick<Location, 'assign'>;
      readonly navigator: Pick<Navigator, 'share'> & Partial<Pick<Navigator, 'canShare'>>;
    },
    private readonly pngs: PngMaker,
  ) {}

  readonly authorizeWechat = () => notOffered('WeChat login');

  readonly authorizePayer = () => notOffered('WeChat login');

  readonly pay = () => notOffered('cashier of its own');

  readonly share = ({ title, desc, link, imgUrl }: ShareCard): Asked<Shared> => {
    const data = { title, text: desc, url: link };
    if (typeof this.window.navigator.share !== 'function') return left(withoutSheet);
    return this.takesPictures()
      ? pipe(
          pngOf(this.pngs, imgUrl),
          chain((png) => this.handOn({ ...data, files: [fileOf(png)] })),
        )
      : this.handOn(data);
  };

  readonly sharePicture = ({ title, link, picture }: SharedPicture): Asked<Shared> =>
    typeof this.window.navigator.share === 'function' && this.takesPictures()
      ? pipe(
          pngOf(this.pngs, picture),
          chain((png) => this.handOn({ title, text: `${title} ${link}`, files: [fileOf(png)] })),
        )
      : left(withoutSheet);

  private readonly handOn = (data: ShareData): Asked<Shared> =>
    tryCatch(
      async () => {
        await this.window.navigator.share(data);
        return 'shared' as const;
      },
      (error): BridgeFailure =>
        error instanceof Error && error.name === 'AbortError'
          ? { kind: 'cancelled' }
          : { kind: 'notOpened', reason: String(error) },
    );

  readonly scan = () => notOffered('scanner of its own');

  /** Whether the share sheet of this browser takes a picture in addition to the words. */
  private takesPictures(): boolean {
    const { navigator } = this.window;
    const sample = new File([], 'share.png', { type: 'image/png' });
    return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
  }

  readonly leaveFor = (address: string): Asked<void> =>
    tryCatch(
      () => {
        this.window.location.assign(address);
        return Promise.resolve();
      },
      (error) => ({ kind: 'failed', reason: String(error) }),
    );

  readonly openOutside = (address: string): Asked<void> =>
    tryCatch(
      () => Promise.resolve(void this.window.open(address, '_blank', 'noopener,noreferrer')),
      (error) => ({ kind: 'failed', reason: String(error) }),
    );

  readonly pushPermission = () => right('unsupported' as const);

  readonly askForPush = () => right('unsupported' as const);

  readonly exit = () => notOffered('way to end the application');

  readonly listenBack = () => () => undefined;
}
