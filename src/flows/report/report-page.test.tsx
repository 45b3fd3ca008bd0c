// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FlowReport, Report, ReportRun } from '../engine/report.ts';
import { renderReport } from './render.tsx';
import { ReportPage } from './report-page.tsx';

const run: ReportRun = {
  on: 'browser',
  states: { met: 2, all: 2 },
  transitions: { met: 1, all: 2 },
  guards: { met: 1, all: 2 },
  paths: 1,
  steps: 1,
  failed: 1,
  ms: 1200,
};
const flow: FlowReport = {
  id: 'gate',
  title: 'Opening the gate',
  audience: 'visitor',
  route: '/gate',
  hash: 'abc',
  runs: [run],
  edges: [
    {
      id: 'shut: open [0]',
      guard: 'hasKey',
      cover: 'failed',
      by: { browser: 'failed' },
      allowed: true,
      refused: false,
    },
    {
      id: 'open: shut [0]',
      guard: null,
      cover: 'uncovered',
      by: { browser: 'uncovered' },
      allowed: false,
      refused: false,
    },
  ],
  missed: [
    { goal: 'open: shut [0]', on: 'browser', reason: 'path p1 failed before it', isAllowed: false, after: 'p1' },
    { goal: 'shut: open [0] refused', on: 'browser', reason: 'the button is not there', isAllowed: true, after: null },
    { goal: 'state far', on: 'browser', reason: 'no case reaches it', isAllowed: false, after: null },
  ],
  complaints: ['no description: shut'],
  paths: [
    {
      id: 'p1',
      steps: [
        { label: 'start plain', state: 'shut', isRefused: false, picture: null },
        { label: 'open', state: 'open', isRefused: false, picture: 'data:image/webp;base64,BB' },
      ],
      results: [{ on: 'browser', failure: 'step 1: <b>no</b> gate', failedAt: 1, ms: 1200 }],
    },
  ],
  pictures: { shut: 'data:image/webp;base64,AA' },
  mutants: { killed: ['drop a'], survived: ['drop b'], equivalent: [], ms: 5 },
};
const report: Report = {
  version: 'v1',
  made: 'today',
  flows: [flow],
  runs: [run],
  mutants: { all: 2, killed: 1, equivalent: 0, ms: 5 },
};

it('lists failures first, and shows in the flow what failed, where and why', () => {
  render(<ReportPage report={report} drawn={{}} />);
  expect(screen.getByText('1 flow with something wrong')).toBeTruthy();
  const section = within(screen.getByRole('region', { name: 'Opening the gate' }));
  for (const line of [
    'no description: shut',
    'The browser fails path p1: step 1: <b>no</b> gate',
    'The browser misses “state far”: no case reaches it.',
    'Not reached because a path failed (1)',
    'The browser misses “open: shut [0]”: path p1 failed before it.',
    'No path kills this mutant: drop b.',
    'The browser: step 1: <b>no</b> gate',
  ])
    expect(section.getByText(line)).toBeTruthy();
  expect(section.getByText(/^✗ the browser 1.2 s$/)).toBeTruthy();
  const screenAt = (name: string) => section.getByRole('img', { name }).firstElementChild?.getAttribute('href');
  expect(screenAt('The screen after step 1'), 'what it showed instead').toBe('data:image/webp;base64,BB');
  expect(document.querySelector(screenAt('The screen at the start') ?? '')?.getAttribute('href')).toMatch(/AA$/);
  expect(section.getByText('✗ should lead to open')).toBeTruthy();
  expect(section.getByText('The browser misses “shut: open [0] refused”: the button is not there.')).toBeTruthy();
  expect(section.getByText('hasKey: ◐ only allowed')).toBeTruthy();
});

it('is one page without scripts or requests, even when a failure contains HTML', () => {
  const page = renderReport(report, {}, 'body { color: red }');
  expect(page).toMatch(/^<!doctype html>\n<html lang="en-NG">/);
  expect(page).toContain('<style>body { color: red }</style>');
  expect(page).toContain('&lt;b&gt;no&lt;/b&gt; gate');
  expect(page).not.toMatch(/<script|(src|href)="(?!#|data:)/);
});
