import { left, right } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { BridgeFailure } from '../../domain/platform/bridge-failure';
import type { Asked } from '../../ports/platform-bridge';
import type { ScannerPlugin } from './native-window';
import { callPlugin } from './plugin-call';
import { failed } from './plugin-callbacks';

/** What @capacitor/barcode-scanner answers. */
const Scanned = t.type({ ScanResult: t.string }, 'Scanned');

/** The plugin's code for a person who closed the scanner. */
const cancelledCode = 'OS-PLUG-BARC-0006';

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === cancelledCode;

const textOf = (answer: unknown): Asked<string> =>
  pipe(
    TE.fromEither(Scanned.decode(answer)),
    TE.mapLeft((): BridgeFailure => failed('the scanner answered no text')),
    TE.map(({ ScanResult }) => ScanResult),
  );

/** Reads one QR code with the app's scanner; a plugin that is not in this build is `versionTooLow` (ENV-04). */
export const scanByPlugin = (plugin: ScannerPlugin | undefined): Asked<string> =>
  pipe(
    callPlugin(plugin, (scanner) =>
      scanner.scanBarcode({ hint: 0, scanInstructions: '将二维码放入框内' }).then(right, (error: unknown) => {
        if (isCancelled(error)) return left<BridgeFailure>({ kind: 'cancelled' });
        throw error;
      }),
    ),
    TE.chain((answer) => TE.fromEither(answer)),
    TE.chain(textOf),
  );
