import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, failing } from '../../tools/gallery/scene/answers';
import { surveyOfFunds } from '../../tools/gallery/stories/survey';
import { show } from './support/show';

const address = '/fundSurvey';
const find = (text: string) => screen.findByText(text, undefined, { timeout: 5_000 });
const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }, { timeout: 5_000 }));
};

test('[SCR-05] a step that lacks answers says which, and focuses the first; a sound one goes on and back', async () => {
  await show({ address });
  await press('下一步');
  expect(screen.getAllByRole('alert').length).toBe(3);
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  fireEvent.click(screen.getByLabelText('母基金或家族办公室'));
  fireEvent.click(screen.getByLabelText('8 年以上'));
  fireEvent.click(screen.getByLabelText('产业协同'));
  expect(screen.queryByRole('alert')).toBeNull();
  await press('下一步');
  expect(await find('第 2 步，共 3 步')).toBeTruthy();
  await press('上一步');
  expect((await screen.findByLabelText<HTMLInputElement>('8 年以上')).checked).toBe(true);
});

test('[SCR-05] a survey that was sent thanks, and leads to the funds', async () => {
  await show({ address, survey: answered({ ...surveyOfFunds, steps: surveyOfFunds.steps.slice(-1) }) });
  await press('提交问卷');
  expect(await find(surveyOfFunds.thanks.text)).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看私募基金' }).getAttribute('href')).toBe('/fund');
});

test('[SCR-05] a survey that is not there, or did not arrive, is said so', async () => {
  await show({ address, survey: failing({ kind: 'refused', code: 404, message: '目前没有进行中的问卷' }) });
  expect(await find('目前没有进行中的问卷')).toBeTruthy();
});
