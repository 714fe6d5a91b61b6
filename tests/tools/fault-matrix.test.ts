import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callKeys } from '../browser/faults/matrix/call-key';
import { meetings, type Meeting } from '../browser/faults/matrix/meetings';

const root = join(import.meta.dirname, '../..');
const pressesIn = ['deals', 'gate', 'member', 'messages', 'money', 'nda', 'session'].map((name) =>
  readFileSync(join(root, `tests/browser/faults/matrix/presses/${name}.ts`), 'utf8'),
);
const entries = Object.entries(meetings) as readonly (readonly [string, Meeting])[];

test('[REL-03] the fault matrix has a place or a reason for each call of the contract, and no other', () => {
  expect(entries.map(([call]) => call).toSorted()).toEqual(callKeys.toSorted());
});

test('[REL-03] the fault matrix has one press for each call that a button makes, and no other', () => {
  const pressed = pressesIn.flatMap((text) =>
    [...text.matchAll(/^ {4}call: '([\w.]+)'/gm)].map(([, call]) => call),
  );
  const named = entries.filter(([, meeting]) => 'press' in meeting).map(([call]) => call);
  expect(pressed.toSorted()).toEqual(named.toSorted());
});

test('[REL-03] each walk and each call that the fault matrix refers to meets the faults itself', () => {
  const byCall = new Map(entries);
  for (const [call, meeting] of entries) {
    if ('walk' in meeting) expect(existsSync(join(root, meeting.walk)), call).toBe(true);
    if ('like' in meeting) {
      const other = byCall.get(meeting.like);
      expect(other !== undefined && ('press' in other || 'at' in other), call).toBe(true);
    }
    if ('not' in meeting) expect(meeting.not, call).not.toBe('');
  }
});
