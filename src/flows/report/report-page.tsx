import { Status } from '../../views/ui/content/badge.tsx';
import type { Report } from '../engine/report.ts';
import { count, executionNames, isWhole, secondsOf, shareOf, wordsOfFlow } from './figures.ts';
import { FlowSection } from './flow-section.tsx';
import type { Drawn } from './rendering.ts';
import * as css from './report-page.css.ts';
import { Scroll } from './scroll.tsx';

type ReportPageProps = { report: Report; drawn: Drawn };

/** The totals, then a table of the flows, then each flow with its paths. */
export function ReportPage({ report, drawn }: ReportPageProps) {
  const { flows, version, made } = report;
  const wrong = flows.filter((flow) => !isWhole(flow));
  return (
    <>
      <a className={css.skip} href="#flows">
        To the flows
      </a>
      <main className={css.page} id="top">
        <header>
          <h1 className={css.title}>Flows, tested</h1>
          <p className={css.about}>
            {count(flows.length, 'flow')} of Steward {version}, {made}.
          </p>
          <p className={css.verdict}>
            {wrong.length === 0 ? (
              <Status tone="good">All passed, and every gap has its reason</Status>
            ) : (
              <Status tone="bad">{count(wrong.length, 'flow')} with something wrong</Status>
            )}
          </p>
          {wrong.length === 0 ? null : <p className={css.about}>{wrong.map(({ title }) => title).join(', ')}</p>}
        </header>
        <Totals report={report} />
        <section aria-labelledby="flows">
          <h2 className={css.heading} id="flows">
            The flows
          </h2>
          <Scroll label="The flows, as a table">
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">Flow</th>
                  <th scope="col">It is</th>
                  <th scope="col">States</th>
                  <th scope="col">Transitions</th>
                  <th scope="col">Guards both ways</th>
                  <th scope="col">Paths</th>
                  <th scope="col">Changes noticed</th>
                </tr>
              </thead>
              <tbody>
                {flows.map((flow) => {
                  const [run] = flow.runs;
                  const { killed, survived } = flow.mutants;
                  return (
                    <tr key={flow.id}>
                      <th scope="row">
                        <a className={css.link} href={`#${flow.id}`}>
                          {flow.title}
                        </a>
                      </th>
                      <td>
                        <Status isPlain tone={isWhole(flow) ? 'good' : 'bad'}>
                          {wordsOfFlow(flow)}
                        </Status>
                      </td>
                      <td className={css.number}>{run ? shareOf(run.states) : ''}</td>
                      <td className={css.number}>{run ? shareOf(run.transitions) : ''}</td>
                      <td className={css.number}>{run ? shareOf(run.guards) : ''}</td>
                      <td className={css.number}>{flow.paths.length}</td>
                      <td className={css.number}>
                        {killed.length} of {killed.length + survived.length}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </Scroll>
        </section>
        {flows.map((flow) => (
          <FlowSection key={flow.id} flow={flow} drawings={drawn[flow.id]} />
        ))}
      </main>
    </>
  );
}

function Totals({ report: { runs, mutants } }: Pick<ReportPageProps, 'report'>) {
  return (
    <section aria-labelledby="totals">
      <h2 className={css.heading} id="totals">
        Altogether
      </h2>
      <Scroll label="Totals, as a table">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Played on</th>
              <th scope="col">States</th>
              <th scope="col">Transitions</th>
              <th scope="col">Guards both ways</th>
              <th scope="col">Paths passed</th>
              <th scope="col">Steps</th>
              <th scope="col">Seconds</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.on}>
                <th scope="row">{executionNames[run.on]}</th>
                <td className={css.number}>{shareOf(run.states)}</td>
                <td className={css.number}>{shareOf(run.transitions)}</td>
                <td className={css.number}>{shareOf(run.guards)}</td>
                <td className={css.number}>{shareOf({ met: run.paths - run.failed, all: run.paths })}</td>
                <td className={css.number}>{run.steps}</td>
                <td className={css.number}>{secondsOf(run.ms)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className={css.note}>
        The paths killed {mutants.killed} of {mutants.all} mutants in {secondsOf(mutants.ms)} seconds. A mutant drops a
        transition, removes or negates a guard, or swallows the failure of an actor.{' '}
        {mutants.equivalent > 0 ? `Equivalent mutants, not counted: ${mutants.equivalent}.` : ''}
      </p>
    </section>
  );
}
