import { describe, expect, it } from 'vitest';
import { employeeImportRulesOf } from '../../../../rules/hr/import-rules.ts';
import { toE164 } from '../phone.ts';
import { createSheet, type Sheet } from './sheet.ts';

const none = { departments: [], regions: [], subsidiaries: [], jobs: [], banks: [], pensionProviders: [] };
function peopleOf(...lines: string[]): Sheet {
  const people = createSheet(employeeImportRulesOf(toE164));
  people.change({ change: 'lists', lists: { ...none, today: '2026-03-10', country: 'NG' } });
  people.append(lines.map((line, at) => ({ row: at + 1, texts: line.split(',') })));
  people.change({ change: 'titles', row: null, remembered: [] });
  people.end();
  return people;
}
const rowsOf = (sheet: Sheet, filter: Parameters<Sheet['window']>[0] = 'all') => sheet.window(filter, 0, 50).rows;

it('refuses a NIN that an earlier row has, however it is written', () => {
  const people = peopleOf(
    'First name,Last name,NIN',
    'Ada,Obi,12345678901',
    'Bola,Obi,123 4567 8901',
    'Chi,Obi,',
    'Dan,Obi,',
  );
  expect(rowsOf(people).map(({ problems }) => problems)).toEqual([
    [],
    [{ column: 'nin', kind: 'duplicate', detail: 'Row 2 has the same.' }],
    [],
    [],
  ]);
  people.change({ change: 'fix', row: 3, column: 'nin', text: '12345678902' });
  expect(people.summary().wrong).toBe(0);
});

describe('managers of employees', () => {
  const reportingOf = (...lines: string[]) => peopleOf('First name,Last name,Employee ID,Manager,Work email', ...lines);
  const nobody = 'Nobody in the business or in this file has this employee ID or work email.';
  const problemsIn = (people: Sheet) => rowsOf(people).map(({ problems }) => problems.map(({ detail }) => detail));

  it('are people of the file or of the business, or the review says that nobody is called so', () => {
    const people = reportingOf('Ada,Obi,S-1,S-2,', 'Bola,Obi,S-2,,', 'Chi,Obi,S-3,M-1,', 'Dan,Obi,S-4,Ngozi Bello,');
    expect(people.keys(9).toSorted()).toEqual(['m-1', 'ngozi bello', 's-1', 's-2', 's-3', 's-4']);
    const manager = { id: 'm1', number: 'M-1', cells: { employee_id: 'M-1', email: 'm@obi.test', manager: 'M-0' } };
    people.change({ change: 'known', keys: people.keys(9), found: [manager] });
    // The one above them may report to somebody of the file.
    expect(people.keys(9)).toEqual(['m-0']);
    const above = { id: 'm0', number: 'M-0', cells: { employee_id: 'M-0', email: '', manager: '' } };
    people.change({ change: 'known', keys: ['m-0'], found: [above] });
    expect(problemsIn(people)).toEqual([[], [], [], [nobody]]);
    expect(people.summary()).toMatchObject({ rows: 4, wrong: 1, problems: { mismatch: 1 }, waitingKeys: 0 });
    expect(rowsOf(people, 'problems').map(({ row }) => row)).toEqual([5]);
    people.change({ change: 'fix', row: 5, column: 'manager', text: 'M@obi.test' });
    people.change({ change: 'known', keys: people.keys(9), found: [manager] });
    expect(people.summary()).toMatchObject({ wrong: 0 });
  });

  it('are nobody who reports to them through the business', () => {
    const people = reportingOf('Known,One,M-0,S-1,', 'Ada,Obi,S-1,M-1,');
    const found = [
      { id: 'm1', number: 'M-1', cells: { employee_id: 'M-1', manager: 'M-0' } },
      { id: 'm0', number: 'M-0', cells: { employee_id: 'M-0', manager: '' } },
    ];
    people.change({ change: 'known', keys: people.keys(9), found });
    const through = 'They would report to themselves, through others.';
    expect(problemsIn(people)).toEqual([[through], [through]]);
  });

  it('are left out, and it is said, where the row of the manager has a problem', () => {
    const people = reportingOf('Ada,Obi,S-1,S-2,', 'Bola,,S-2,,');
    people.change({ change: 'known', keys: people.keys(9), found: [] });
    expect(people.summary()).toMatchObject({ wrong: 1, leftOut: { manager: 1 } });
    people.change({ change: 'fix', row: 3, column: 'last_name', text: 'Obi' });
    expect(people.summary()).toMatchObject({ wrong: 0, leftOut: {} });
  });

  it('are no change where the employee reports to them already, by whichever of their names', () => {
    const people = reportingOf('Ada,Obi,S-1,boss@obi.test,');
    const cells = {
      first_name: 'Ada',
      last_name: 'Obi',
      employee_id: 'S-1',
      manager: 'M-1',
      manager_email: 'Boss@obi.test',
    };
    const boss = { id: 'm1', number: 'M-1', cells: { employee_id: 'M-1', email: 'boss@obi.test' } };
    const found = [{ id: 's1', number: 'S-1', cells }, boss];
    while (people.keys(9).length > 0) people.change({ change: 'known', keys: people.keys(9), found });
    expect(people.summary()).toMatchObject({ known: 1, changed: 0, wrong: 0 });
  });
});
