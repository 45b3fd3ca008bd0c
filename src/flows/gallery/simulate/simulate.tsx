import { useState } from 'react';
import { Button } from '../../../views/ui/actions/button.tsx';
import type { Wording } from '../../engine/wording.ts';
import type { Drawings } from '../drawing/drawing.ts';
import { Stage } from '../drawing/stage.tsx';
import type { Entry } from '../entries.ts';
import { useWording } from '../names.tsx';
import * as css from './simulate.css.ts';
import { type Choice, contextOf, currentIn, isOver, type Moment, openSimulation } from './simulation.ts';

type SimulateProps = {
  entry: Entry;
  drawings: Drawings;
  /** The steps to start with, such as a path from the Paths tab. */
  script: Script | null;
  /** Tells the steps so far, so that the address can hold them. */
  onChange: (script: Script) => void;
};

/** A start and the steps after it, by the labels that paths use. */
export type Script = { start: string; labels: readonly string[] };

const scriptOf = ([first, ...rest]: readonly Moment[]): Script => ({
  start: first?.label ?? '',
  labels: rest.map(({ label }) => label),
});

const kinds: { kind: Choice['kind']; name: string }[] = [
  { kind: 'event', name: 'What a person or the world does' },
  { kind: 'answer', name: 'What services answer' },
  { kind: 'timer', name: 'Time' },
];

/** Runs the flow step by step, without requests and without storage. */
export function Simulate({ entry, drawings, script, onChange }: SimulateProps) {
  const wording = useWording(entry.flow);
  const [simulation] = useState(() => openSimulation(entry.flow));
  const [moments, setMoments] = useState(() =>
    script ? simulation.follow(script.start, script.labels) : [simulation.start(null)],
  );
  const [at, setAt] = useState(moments.length - 1);
  const now = moments[at];
  if (!now) return null;
  const go = (all: Moment[], to: number) => {
    setMoments(all);
    setAt(to);
    onChange(scriptOf(all.slice(0, to + 1)));
  };
  const begin = (label: string) => go([simulation.start(label)], 0);
  const take = (choice: Choice) => go([...moments.slice(0, at + 1), choice.take()], at + 1);
  const current = currentIn(now);
  const choices = simulation.choices(now, wording);
  return (
    <div className={css.below}>
      <Stage drawings={drawings} title={entry.flow.title} current={current} taken={now.outcome.edges} isAbove />
      <div className={css.columns}>
        <div className={css.controls}>
          <div role="status">
            <p className={css.now}>{current.slice(-1).map(wording.fullState)}</p>
            <p className={css.note}>
              {entry.statics.states.find(({ path }) => path === current.at(-1))?.description}
              {isOver(now) ? ' The flow has ended.' : ''}
            </p>
          </div>
          <div className={css.buttons}>
            <Button onPress={() => go(moments, at - 1)} isDisabled={at === 0}>
              Step back
            </Button>
            <Button onPress={() => begin(moments[0]?.label ?? '')} isDisabled={moments.length === 1}>
              Restart
            </Button>
          </div>
          {simulation.starts.length > 1 ? (
            <label className={css.start}>
              Started by
              <select className={css.select} value={moments[0]?.label} onChange={(event) => begin(event.target.value)}>
                {simulation.starts.map((label) => (
                  <option key={label}>{label}</option>
                ))}
              </select>
            </label>
          ) : null}
          <History moments={moments} wording={wording} at={at} onGo={(to) => go(moments, to)} />
        </div>
        <div className={css.controls}>
          {kinds.map(({ kind, name }) => (
            <Choices
              key={kind}
              name={name}
              choices={choices.filter((choice) => choice.kind === kind && (choice.reason === null || choice.isRefused))}
              onTake={take}
            />
          ))}
          <Choices
            name="Not here"
            choices={choices.filter(({ reason, isRefused }) => reason !== null && !isRefused)}
            onTake={take}
            isFolded
          />
          <details>
            <summary>What it knows</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
            <pre className={css.context} tabIndex={0}>
              {contextOf(now)}
            </pre>
          </details>
        </div>
      </div>
    </div>
  );
}

type ChoicesProps = { name: string; choices: Choice[]; onTake: (choice: Choice) => void; isFolded?: boolean };

function Choices({ name, choices, onTake, isFolded = false }: ChoicesProps) {
  if (choices.length === 0) return null;
  const list = (
    <ul className={css.choices}>
      {choices.map((choice) => (
        <li key={choice.label}>
          <Button
            isWide
            isDisabled={choice.reason !== null}
            onPress={() => onTake(choice)}
            {...(choice.reason === null ? {} : { 'aria-describedby': `reason ${choice.label}`.replaceAll(' ', '-') })}
          >
            {choice.words}
          </Button>
          {choice.reason === null ? null : (
            <span id={`reason ${choice.label}`.replaceAll(' ', '-')} className={css.note}>
              {choice.reason}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
  return isFolded ? (
    <details>
      <summary>
        {name} ({choices.length})
      </summary>
      {list}
    </details>
  ) : (
    <section aria-label={name}>
      <h2 className={css.title}>{name}</h2>
      {list}
    </section>
  );
}

type HistoryProps = { moments: Moment[]; wording: Wording; at: number; onGo: (index: number) => void };

function History({ moments, wording, at, onGo }: HistoryProps) {
  return (
    <section aria-label="So far">
      <h2 className={css.title}>So far</h2>
      <ol className={css.history}>
        {moments.map((moment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a moment
          <li key={index}>
            <button
              type="button"
              className={css.moment}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              {index === 0 ? `Started: ${moment.label}` : moment.words(wording)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
