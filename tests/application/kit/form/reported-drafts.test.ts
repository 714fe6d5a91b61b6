import { none, some } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { formDraft } from '../../../../src/domain/session/form-draft';
import { storageFailureText } from '../../../../src/domain/session/storage-failure-text';
import { reportedDrafts } from '../../../../src/application/kit/form/reported-drafts';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';

const draft = formDraft({ formId: 'login', userId: null, fields: { userName: '13851206614' } });

test.each([
  ['full', '本机存储空间已满，未填完的内容不会被保留'],
  ['unavailable', '浏览器没有开放本机存储，未填完的内容不会被保留'],
] as const)('[SES-07] storage that is %s is told once, whatever is typed after', (kind, text) => {
  const changed: string[] = [];
  const fake = fakeFormDrafts();
  const drafts = reportedDrafts(fake.port, (failure) => changed.push(storageFailureText(failure)));
  fake.failure = { kind };
  expect([1, 2, 3].map(() => drafts.keep(draft)()._tag)).toEqual(['Left', 'Left', 'Left']);
  expect(changed).toEqual([text]);
});

test('[SES-07] what the device keeps is kept, given back and given up in silence', () => {
  const changed: string[] = [];
  const drafts = reportedDrafts(fakeFormDrafts().port, (failure) =>
    changed.push(storageFailureText(failure)),
  );
  drafts.keep(draft)();
  expect(drafts.recall('login', null)()).toEqual(some(draft));
  drafts.discard('login')();
  expect(drafts.recall('login', null)()).toEqual(none);
  expect(changed).toEqual([]);
});
