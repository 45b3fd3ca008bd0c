/** Formats the report's figures. */
import { type FlowReport, isGap } from '../engine/report.ts';
import type { Execution, Share } from '../engine/summary.ts';

export const executionNames: Record<Execution, string> = {
  model: 'The model',
  actor: 'A live actor',
  browser: 'The browser',
};

export const shareOf = ({ met, all }: Share): string => (all === 0 ? 'none' : `${met} of ${all}`);

export const secondsOf = (ms: number): string => (ms < 10_000 ? (ms / 1000).toFixed(2) : (ms / 1000).toFixed(0));

export const timeOf = (ms: number): string =>
  ms < 1000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`;

export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

const failedPaths = ({ paths }: FlowReport): number =>
  paths.filter(({ results }) => results.some(({ failure }) => failure !== null)).length;
const gaps = ({ missed }: FlowReport): number => missed.filter(isGap).length;

export const isWhole = (flow: FlowReport): boolean =>
  failedPaths(flow) + gaps(flow) + flow.complaints.length + flow.mutants.survived.length === 0;

/** The worst result of a flow in a few words. */
export const wordsOfFlow = (flow: FlowReport): string => {
  if (failedPaths(flow) > 0) return `${count(failedPaths(flow), 'path')} failed`;
  if (gaps(flow) > 0) return `${count(gaps(flow), 'goal')} missed`;
  if (flow.complaints.length > 0) return count(flow.complaints.length, 'complaint');
  return flow.mutants.survived.length > 0 ? `${count(flow.mutants.survived.length, 'mutant')} survived` : 'Whole';
};
