import { useSyncExternalStore } from 'react';
import { beijingClock, readerClock, type WallClock } from '../../../../domain/time/date-fields';

const never = (): (() => void) => () => undefined;
const reader = (): WallClock => readerClock;
const beijing = (): WallClock => beijingClock;

/**
 * The clock of the reader's time zone, by which moments are shown. The server does not know the zone: it renders in
 * Beijing time, and the browser writes the reader's once the page is hydrated (CLK-02).
 */
export const useReaderClock = (): WallClock => useSyncExternalStore(never, reader, beijing);
