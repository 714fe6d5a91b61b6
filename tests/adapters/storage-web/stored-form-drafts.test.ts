// @vitest-environment jsdom
import { right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { afterEach, expect, test } from 'vitest';
import { StoredFormDrafts } from '../../../src/adapters/storage-web/stored-form-drafts';
import { WebStorage } from '../../../src/adapters/storage-web/web-storage';

const drafts = new StoredFormDrafts(new WebStorage(window));
const draft = { formId: 'publish', userId: 'u1', fields: { title: '储能标的' } };
afterEach(() => sessionStorage.clear());

test('[SES-07] what was typed is offered again to the same user in the same form, and to nobody else', () => {
  expect(drafts.keep(draft)()).toEqual(right(undefined));
  expect(drafts.recall('publish', 'u1')()).toEqual(some(draft));
  expect(drafts.recall('publish', 'u2')()).toEqual(none);
  expect(drafts.recall('publish', null)()).toEqual(none);
  expect(drafts.recall('login', 'u1')()).toEqual(none);
});

test('[SES-07] what a visitor typed is the visitor’s', () => {
  drafts.keep({ ...draft, userId: null })();
  expect(drafts.recall('publish', null)()).toEqual(some({ ...draft, userId: null }));
  expect(drafts.recall('publish', 'u1')()).toEqual(none);
});

test('[SES-07] a password never reaches the storage', () => {
  drafts.keep({ formId: 'login', userId: null, fields: { userName: '138', password: 'geheim' } })();
  expect(JSON.stringify(sessionStorage)).not.toContain('geheim');
  expect(drafts.recall('login', null)()).toEqual(
    some({ formId: 'login', userId: null, fields: { userName: '138' } }),
  );
});

test('[SES-07] the last draft of a form replaces the one before; another form, like the login, leaves it', () => {
  drafts.keep({ ...draft, fields: { title: '储' } })();
  drafts.keep(draft)();
  drafts.keep({ ...draft, formId: 'login' })();
  expect(drafts.recall('publish', 'u1')()).toEqual(some(draft));
  drafts.discard('publish')();
  expect(drafts.recall('publish', 'u1')()).toEqual(none);
  expect(drafts.recall('login', 'u1')()).toEqual(some({ ...draft, formId: 'login' }));
  drafts.discard('login')();
  expect([drafts.recall('login', 'u1')(), sessionStorage.length]).toEqual([none, 0]);
});

test('[SEC-04] once it is known who is logged in, what others typed is gone', () => {
  drafts.keep(draft)();
  drafts.keep({ ...draft, formId: 'login', userId: null })();
  drafts.discardOthers('u1')();
  expect(drafts.recall('publish', 'u1')()).toEqual(some(draft));
  drafts.discardOthers('u2')();
  expect(JSON.stringify(sessionStorage)).not.toContain('u1');
  expect(drafts.recall('login', null)()).toEqual(some({ ...draft, formId: 'login', userId: null }));
  drafts.discard('login')();
  drafts.keep(draft)();
  drafts.discardOthers('u2')();
  expect(sessionStorage.length).toBe(0);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"formId":"publish"}',
  '{"formId":"publish","userId":"u1","fields":{"a":1}}',
])('[SES-07] a kept text that is no draft counts as none: %s', (text) => {
  sessionStorage.setItem('hupo.form-draft', text);
  expect(drafts.recall('publish', 'u1')()).toEqual(none);
  expect(() => drafts.discard('publish')()).not.toThrow();
});
