/** With a space where Chinese signs and Latin letters or digits meet: '2023 年 EBITDA 须为数字'. Total and pure. */
export const spaced = (text: string): string =>
  text
    .replace(/(?<=\p{Script=Han})(?=[A-Za-z\d])/gu, ' ')
    .replace(/(?<=[A-Za-z\d])(?=\p{Script=Han})/gu, ' ');
