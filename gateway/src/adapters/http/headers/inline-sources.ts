import { createHash } from 'node:crypto';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What allows the elements of this kind that stand in a page itself, as a policy's sources: the hash of each. What is
 * no script but data runs under no policy.
 */
export const inlineSources = (page: string, element: 'script' | 'style'): readonly string[] =>
  [
    ...page.matchAll(
      new RegExp(
        `<${element}(?![^>]*\\b(?:src=|type="application/(?:ld\\+)?json"))[^>]*>([^]*?)</${element}>`,
        'gi',
      ),
    ),
  ]
    .map(([, text = '']) => text)
    .filter((text) => text.trim() !== '')
    .map(hash);
