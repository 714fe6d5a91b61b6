import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { privacyPolicyText } from '../../src/ui/screens/privacy-policy/text';
import { userAgreementText } from '../../src/ui/screens/user-agreement/text';
import { show } from './support/show';

test.each([
  ['/user/agreement', '用户协议', userAgreementText, '2026年11月1日'],
  ['/user/privacy', '隐私政策', privacyPolicyText, '2026年11月21日'],
] as const)(
  '[ACC-02] %s shows the whole text to everyone, with its version and since when it holds',
  async (address, title, text, day) => {
    await show({ address });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    const article = within(screen.getByRole('article'));
    expect(article.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
      text.sections.map(({ heading }) => heading),
    );
    expect(article.getByText(`版本 ${text.version}`, { exact: false })).toBeTruthy();
    expect(article.getByText(`${day}起生效`)).toBeTruthy();
  },
);
