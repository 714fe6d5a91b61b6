/**
 * The entry script `/captcha.js`, which a page of the application loads (contract of the captcha).
 * It only makes the frame's element; all else happens inside the frame. Built from elements, without
 * markup, so that it runs under Trusted Types and a strict content security policy of that page.
 */
interface FrameRequest {
  readonly appid: string;
  /** Made by the page; every message of this frame carries it. */
  readonly sid: string;
  /** A language tag such as zh-CN; the service falls back to zh-CN. */
  readonly lang?: string;
}

const script = document.currentScript;
const service = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

/** The frame, ready to be put into the page; it loads when it is put there. */
const createFrame = ({ appid, sid, lang }: FrameRequest): HTMLIFrameElement => {
  const address = new URL('/frame', service);
  address.searchParams.set('appid', appid);
  address.searchParams.set('sid', sid);
  if (lang !== undefined) address.searchParams.set('lang', lang);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = '安全验证';
  frame.width = '358';
  frame.height = '336';
  frame.referrerPolicy = 'origin';
  return frame;
};

Object.assign(window, { HupoCaptcha: { createFrame } });

export {};
