import { expect, it } from 'vitest';
import { mistakesIn, newIssue, toIssue } from './issue-form.ts';

const complete = {
  ...newIssue('2026-11-23', 'asset'),
  issue_type: 'breakdown',
  priority_level: 'high',
  message: ' It squeals ',
};

it('names each field that is missing, in the words of the specification', () => {
  expect(mistakesIn({ asset: '', issue_type: '', priority_level: '', date: '', message: ' ' })).toEqual({
    asset: ['Asset is required'],
    issue_type: ['Issue type is required'],
    priority_level: ['Priority level is required'],
    date: ['Date is required'],
    message: ['Message is required'],
  });
  expect(mistakesIn(complete)).toEqual({});
});

it('sends what was typed', () => {
  const body = { issue_type: 'breakdown', priority_level: 'high', date: '2026-11-23', message: 'It squeals' };
  expect(toIssue(complete)).toEqual(body);
});
