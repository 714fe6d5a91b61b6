import * as t from 'io-ts';

/** The languages that the captcha speaks (CAP-05). */
export const CaptchaLanguage = t.keyof(
  {
    'zh-CN': null,
    'zh-TW': null,
    'zh-HK': null,
    en: null,
    ja: null,
    ko: null,
    fr: null,
    de: null,
    es: null,
    pt: null,
    ru: null,
    ar: null,
    th: null,
    vi: null,
    id: null,
    ms: null,
  },
  'CaptchaLanguage',
);
export type CaptchaLanguage = t.TypeOf<typeof CaptchaLanguage>;
