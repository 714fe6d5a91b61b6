import { availableParallelism } from 'node:os';
import { threadedDrawing } from '../adapters/evidence/threaded-drawing';
import { consoleLog } from '../adapters/logger/console-log';
import { refusalLog } from '../adapters/logger/refusal-log';
import { hashingThreads } from '../adapters/password/hashing-threads';
import { scryptHasher } from '../adapters/password/scrypt-hasher';
import { pictureProcess } from '../adapters/pictures/picture-process';
import { sheetProcess } from '../adapters/pictures/share/sheet-process';
import { slideProcess } from '../adapters/pictures/slides/slide-process';
import { systemClock } from '../adapters/system/system-clock';
import { systemRandom } from '../adapters/system/system-random';
import type { EventOutbox } from '../adapters/database/event-outbox';
import type { Clock } from '../ports/clock';
import type { EvidenceDrawing } from '../ports/evidence-drawing';
import type { Log } from '../ports/log';
import type { MessageBus } from '../ports/message-bus';
import type { NoticeSignatures } from '../ports/notice-signatures';
import type { PasswordHasher } from '../ports/password-hasher';
import type { Pictures } from '../ports/pictures';
import type { Random } from '../ports/random';
import type { ShareDrawing } from '../ports/share-drawing';
import type { SlideDrawing } from '../ports/slide-drawing';
import type { ReportRefusal } from '../ports/refusal-log';
import type { Closers } from './closers';
import { locations } from './locations';
import type { SecurityLog } from '../ports/security-log';
import type { GatewayOptions } from './options';

/** The needs of every part of a gateway, apart from its data. */
export interface Platform {
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly refusedForNow: ReportRefusal;
  readonly security: SecurityLog;
  readonly bus: MessageBus;
  readonly outbox: EventOutbox;
  readonly passwords: PasswordHasher;
  /** By which the payment service and the gateway know each other. */
  readonly signatures: NoticeSignatures;
  /** Signs prepared payments; every instance has the same. */
  readonly prepayKey: Uint8Array;
  readonly trustProxy: boolean;
  readonly pictures: Pictures;
  readonly drawing: EvidenceDrawing;
  readonly shareDrawing: ShareDrawing;
  readonly slideDrawing: SlideDrawing;
}

/** One processor is left to the server and its database, where there is more than one. */
const threadsForHashing = (): number => Math.min(4, Math.max(1, availableParallelism() - 1));

/** What a platform has by its data. */
type WithData = 'security' | 'bus' | 'outbox' | 'signatures' | 'prepayKey';

/** All but what is with the data. */
export const platformOf = (
  options: GatewayOptions,
  atEnd: Pick<Closers, 'add'>,
): Omit<Platform, WithData> => {
  const { clock = systemClock, random = systemRandom, log = consoleLog, trustProxy = false } = options;
  const threads = hashingThreads({ entry: locations.hashingThread, clock, threads: threadsForHashing() });
  atEnd.add('helpers', threads.close);
  const { passwords = scryptHasher(threads, random, options.passwordCost) } = options;
  const pictures = pictureProcess(locations.pictureWorker);
  atEnd.add('helpers', pictures.close);
  const drawing = threadedDrawing(locations.drawingThread);
  atEnd.add('helpers', drawing.close);
  const sheets = sheetProcess(locations.sheetWorker);
  atEnd.add('helpers', sheets.close);
  const slides = slideProcess(locations.slideWorker);
  atEnd.add('helpers', slides.close);
  const refusedForNow = refusalLog(log, clock);
  return {
    clock,
    random,
    log,
    refusedForNow,
    passwords,
    trustProxy,
    pictures,
    drawing,
    shareDrawing: options.shareDrawing ?? sheets,
    slideDrawing: slides,
  };
};
