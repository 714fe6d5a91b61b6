import { expect, test } from 'vitest';
import { appOrigin, captchaRig } from './captcha-rig';
import { frameLanguages, templateFor } from '../../../gateway/src/captcha/frame-texts';
import { CaptchaLanguage } from '../../../contract/captcha/captcha-language';

const directives = (policy: string | null): Map<string, string> =>
  new Map(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

test('[CAP-01] the configuration is told to the application’s own origin', async () => {
  const answer = await captchaRig().get('/config?appid=hupo-web', { Origin: appOrigin });
  expect(await answer.json()).toEqual({ appid: 'hupo-web', width: 358, height: 336 });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
  expect(answer.headers.get('Vary')).toBe('Origin');
});

test('[CAP-02][SEC-05] the configuration is refused to other origins, and for an unknown or absent appid', async () => {
  const { get } = captchaRig();
  const foreign = await get('/config?appid=hupo-web', { Origin: 'https://evil.example' });
  expect([foreign.status, foreign.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  expect((await get('/config?appid=other', { Origin: appOrigin })).status).toBe(404);
  expect((await get('/config')).status).toBe(404);
});

test('[SEC-01] the frame may be shown by the application only, and runs its own scripts alone', async () => {
  const answer = await captchaRig().get('/frame?appid=hupo-web&sid=sid-1');
  const policy = directives(answer.headers.get('Content-Security-Policy'));
  expect(policy.get('frame-ancestors')).toBe(appOrigin);
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('style-src')).toBe("'self'");
  expect(policy.get('require-trusted-types-for')).toBe("'script'");
  expect(policy.get('base-uri')).toBe("'none'");
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe/);
});

test('[CAP-06] the frame carries the session and the one origin that may hear it', async () => {
  const page = await (await captchaRig().get('/frame?appid=hupo-web&sid=sid-1')).text();
  expect(page).toContain('data-sid="sid-1"');
  expect(page).toContain(`data-embedder="${appOrigin}"`);
  expect(page).toContain('lang="zh-CN"');
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=/);
});

test('[SEC-05] a frame for an unknown application, or with a session that is no id, is refused', async () => {
  const { get } = captchaRig();
  expect((await get('/frame?appid=other&sid=s')).status).toBe(404);
  expect((await get('/frame?appid=hupo-web')).status).toBe(400);
  expect((await get('/frame?appid=hupo-web&sid=%22%3E%3Cscript%3E')).status).toBe(400);
});

test('[CAP-05] the template answers in the language asked for, and in zh-CN for one that it does not have', async () => {
  const { get } = captchaRig();
  for (const lang of ['zh-CN', 'tlh', 'constructor']) {
    const template = (await (await get(`/template?lang=${lang}`)).json()) as Record<string, unknown>;
    expect(template).toMatchObject({
      lang: 'zh-CN',
      texts: {
        verified: '验证通过',
        networkTimeout: '网络超时，请重试',
        verifyFailed: '验证失败，请重试',
        tooFrequent: '操作过于频繁，请稍后再试',
        imageFailed: '图片加载失败，请换一张',
      },
    });
  }
});

/** What a passed puzzle says, and one that was handed in too often: written by hand, language by language. */
const said: readonly (readonly [lang: string, verified: string, tooFrequent: string])[] = [
  ['zh-CN', '验证通过', '操作过于频繁，请稍后再试'],
  ['zh-TW', '驗證通過', '操作過於頻繁，請稍後再試'],
  ['zh-HK', '驗證通過', '操作過於頻繁，請稍後再試'],
  ['en', 'Verification passed', 'Too many attempts, try again later'],
  ['ja', '認証に成功しました', '操作が多すぎます。しばらくしてからお試しください'],
  ['ko', '인증되었습니다', '요청이 너무 많습니다. 잠시 후 다시 시도하세요'],
  ['fr', 'Vérification réussie', 'Trop de tentatives, réessayez plus tard'],
  ['de', 'Prüfung bestanden', 'Zu viele Versuche, bitte später erneut'],
  ['es', 'Verificación superada', 'Demasiados intentos, inténtelo más tarde'],
  ['pt', 'Verificação concluída', 'Demasiadas tentativas, tente mais tarde'],
  ['ru', 'Проверка пройдена', 'Слишком часто, повторите позже'],
  ['ar', 'تم التحقق', 'محاولات كثيرة، حاول لاحقًا'],
  ['th', 'ผ่านการตรวจสอบแล้ว', 'ทำรายการถี่เกินไป โปรดลองภายหลัง'],
  ['vi', 'Xác minh thành công', 'Thao tác quá nhiều, hãy thử lại sau'],
  ['id', 'Verifikasi berhasil', 'Terlalu sering, coba lagi nanti'],
  ['ms', 'Pengesahan berjaya', 'Terlalu kerap, cuba sebentar lagi'],
];

test.each(said)(
  '[CAP-05] in %s it says all five messages in its own words',
  (lang, verified, tooFrequent) => {
    const template = templateFor(lang);
    expect(template).toMatchObject({ lang, texts: { verified, tooFrequent } });
    const { texts } = template;
    const five = [
      texts.verified,
      texts.networkTimeout,
      texts.verifyFailed,
      texts.tooFrequent,
      texts.imageFailed,
    ];
    expect(new Set(five).size).toBe(5);
    const chinese = Object.values(templateFor('zh-CN').texts);
    if (lang !== 'zh-CN') for (const text of five) expect(chinese).not.toContain(text);
    for (const text of Object.values<string>({ ...texts })) expect(text.trim()).toBe(text);
    expect(texts.position).toMatch(/\{at\}.*\{most\}/);
  },
);

test('[CAP-05] the languages are these sixteen; a narrower one finds its own, and no other does', () => {
  expect(frameLanguages).toEqual(said.map(([lang]) => lang));
  expect(Object.keys(CaptchaLanguage.keys)).toEqual(frameLanguages);
  expect(['de-AT', 'EN-us', 'zh-tw', 'zh', 'xx', ''].map((lang) => templateFor(lang).lang)).toEqual([
    'de',
    'en',
    'zh-TW',
    'zh-CN',
    'zh-CN',
    'zh-CN',
  ]);
});

test('[CAP-01] scripts and style come with their types, and a copy that is still good is not sent again', async () => {
  const { get } = captchaRig();
  for (const name of ['captcha.js', 'frame.js', 'puzzle.js']) {
    const answer = await get(`/${name}`);
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(`/* ${name} */`);
  }
  const style = await get('/frame.css');
  expect(style.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  const again = await get('/frame.css', { 'If-None-Match': style.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});

test('[SEC-01] a browser that kept the entry script hears again that the application may use it', async () => {
  const { get } = captchaRig();
  const first = await get('/captcha.js');
  const again = await get('/captcha.js', { 'If-None-Match': first.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
  expect(again.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test('[SEC-01] only the entry script and the configuration may be loaded by another origin', async () => {
  const { get } = captchaRig();
  const policyOf = async (path: string) => (await get(path)).headers.get('Cross-Origin-Resource-Policy');
  expect(await policyOf('/captcha.js')).toBe('cross-origin');
  expect(await policyOf('/config?appid=hupo-web')).toBe('cross-origin');
  expect(await policyOf('/frame.js')).toBe('same-origin');
  expect(await policyOf('/template')).toBe('same-origin');
});

test('[SEC-01] every answer says its type is meant, and names no referrer', async () => {
  const { get } = captchaRig();
  for (const path of ['/captcha.js', '/config', '/frame?appid=hupo-web&sid=s', '/template', '/nothing']) {
    const { headers } = await get(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'/);
  }
});
