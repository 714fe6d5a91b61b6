const spelling = /^(?:[a-z]{1,3}[-_\s]?)?\d[\d\-_\s]{3,}$/;

/**
 * The code that a text is, without the blanks and hyphens that people put into it: xm20260418 for 'XM2026-0418'. Null
 * for any other text.
 * @param text in lower case and in its compatibility form
 */
export const codeIn = (text: string): string | null => {
  const trimmed = text.trim();
  if (!spelling.test(trimmed)) return null;
  const code = trimmed.replace(/[-_\s]/g, '');
  return /\d{4}/.test(code) ? code : null;
};
