import * as t from 'io-ts';
import { WireFlag } from '../../../contract/codec/flag';
import { record } from '../../../contract/codec/record';

/** Width and height in CSS pixels. */
const Size = record({ width: t.number, height: t.number }, 'Size');
export type Size = t.TypeOf<typeof Size>;

/** The least width of the desktop layout (LAY-01), in CSS pixels. */
const desktopFrom = 992;

/** The settings of the application, as product.md §3 lists them (LAY-15). */
export const AppSettings = record(
  {
    /** The side column of a desktop's page is open; kept on the device as 1 or 0. */
    sidebar: WireFlag,
    device: t.keyof({ desktop: null, mobile: null }),
    windowSize: Size,
    /** What of the window the page has: without scroll bars and the browser's own. */
    contentSize: Size,
    size: t.keyof({ small: null, medium: null, large: null }),
    /** The way back to the top is offered (LAY-03). */
    showTop: t.boolean,
    loading: t.boolean,
    isApp: t.boolean,
    isWx: t.boolean,
    /** WeChat is at hand: the page is in it, or the app can ask it. */
    hasWx: t.boolean,
    showShare: t.boolean,
    isAgreePrivacy: t.boolean,
    loadingText: t.string,
    /** 32 hexadecimal characters (GAT-03). */
    deviceId: t.string,
    isDebugger: t.boolean,
    /** Who pays, to WeChat; null until it is asked (PAY-08). */
    payOpenId: t.union([t.string, t.null]),
    showAd: t.boolean,
  },
  'AppSettings',
);
export type AppSettings = t.TypeOf<typeof AppSettings>;

export const noSize: Size = { width: 0, height: 0 };

/** The settings before anything is known: a side column is open, and the overlay's text is LAY-05's. */
export const defaultSettings: AppSettings = {
  sidebar: true,
  device: 'desktop',
  windowSize: noSize,
  contentSize: noSize,
  size: 'medium',
  showTop: false,
  loading: false,
  isApp: false,
  isWx: false,
  hasWx: false,
  showShare: false,
  isAgreePrivacy: false,
  loadingText: '加载中...',
  deviceId: '',
  isDebugger: false,
  payOpenId: null,
  showAd: true,
};

/** The kind of device by the width of its window; a window that was not measured is a desktop's. */
export const deviceOf = ({ width }: Size): AppSettings['device'] =>
  width === 0 || width >= desktopFrom ? 'desktop' : 'mobile';
