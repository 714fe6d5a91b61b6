import { expect, test } from '../support/fixtures';

test('[SEC-01] the page runs no script that is put into it, and takes no markup from text', async ({
  page,
  watch,
}) => {
  watch.announce(/CSP violation|Content Security Policy|TrustedHTML|TrustedScript/i);
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  const directive = (name: string): string =>
    policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';
  expect(directive('script-src')).not.toMatch(/unsafe-inline|unsafe-eval/);
  expect(directive('style-src')).not.toMatch(/unsafe-inline/);
  expect(policy).toContain("require-trusted-types-for 'script'");

  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    const refused: string[] = [];
    const attempt = (name: string, act: () => void): void => {
      try {
        act();
      } catch {
        refused.push(name);
      }
    };
    attempt('script text', () => {
      script.textContent = 'document.title = "taken over"';
      document.head.append(script);
    });
    attempt('markup', () => {
      document.body.setHTMLUnsafe('<img src=x onerror="document.title=1">');
    });
    return { refused, title: document.title };
  });
  expect(outcome.refused).toContain('markup');
  expect(outcome.title).not.toBe('taken over');
  await expect(page).toHaveTitle('首页 - 琥珀并购');
});
