import type { Chinese } from '../../ports/chinese';

type Script = ReadonlyMap<string, string>;

/** Character by character, so that a text keeps its length; of several spellings the usual one is the first. */
const scriptOf = (table: string): Script =>
  new Map(
    table.split('|').flatMap((entry) => {
      const [from = '', to = from] = entry.split(' ');
      return from.length === to.length ? [[from, to] as const] : [];
    }),
  );

const written = (text: string, script: Script): string =>
  Array.from(text, (sign) => script.get(sign) ?? sign).join('');

const loadScripts = async (): Promise<readonly Script[]> => {
  const [toSimplified, toTraditional] = await Promise.all([
    import('opencc-js/dict/TSCharacters'),
    import('opencc-js/dict/STCharacters'),
  ]);
  return [scriptOf(toSimplified.default), scriptOf(toTraditional.default)];
};

/** Chinese writing by the tables of opencc-js and by pinyin-pro; both load with the first use. */
export const makeChinese = (): Chinese => {
  const held: { scripts?: Promise<readonly Script[]> } = {};
  return {
    otherScripts: async (text) => {
      const scripts = await (held.scripts ??= loadScripts());
      const forms = scripts.map((script) => written(text, script));
      return [...new Set(forms)].filter((form) => form !== text);
    },
    sounds: async (texts) => {
      const { pinyin } = await import('pinyin-pro');
      return texts.map((text) => pinyin(text, { toneType: 'none', type: 'array', v: true }));
    },
  };
};
