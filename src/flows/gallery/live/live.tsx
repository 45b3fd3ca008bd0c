import { useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import type { WatchedStep } from '../../../machines/shared/watching.ts';
import { Button } from '../../../views/ui/actions/button.tsx';
import { Notice } from '../../../views/ui/feedback/feedback.tsx';
import type { Wording } from '../../engine/wording.ts';
import type { Drawings } from '../drawing/drawing.ts';
import { Stage } from '../drawing/stage.tsx';
import { type Entry, entries, linkOf } from '../entries.ts';
import { useWording } from '../names.tsx';
import { saveFile } from '../save-file.ts';
import * as sides from '../simulate/simulate.css.ts';
import * as css from './live.css.ts';
import { edgesOf, type Played, pathOfRecording, readRecording, recordingText } from './recording.ts';
import { useWatched } from './watching.ts';

type LiveProps = { entry: Entry; drawings: Drawings; onReplay: (played: Played) => void };

/** The flow that runs in another tab: its current states, last transitions and timeline. */
export function Live({ entry, drawings, onReplay }: LiveProps) {
  const { flow } = entry;
  const wording = useWording(flow);
  const all = useWatched();
  const [loaded, setLoaded] = useState<WatchedStep[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const own = loaded ?? all.filter((step) => step.flow === flow.id);
  const actors = [...new Set(own.map(({ actor }) => actor))];
  const actor = actors.find((each) => each === chosen) ?? actors.at(-1);
  const steps = own.filter((step) => step.actor === actor);
  const shown = steps[Math.min(place ?? steps.length - 1, steps.length - 1)];
  const newest = loaded ? undefined : steps.at(-1);
  useLitMeasure(newest);

  const play = (then: (played: Played) => void) => {
    const played = pathOfRecording(flow, { flow: flow.id, steps });
    if (!played)
      return setSaid(
        'This recording misses the start of the flow. Restart the flow in the other tab, then record it again.',
      );
    setSaid(played.unknown === null ? null : `No case matches ${played.unknown}, so the path ends before it.`);
    then(played);
  };
  const load = async (file: File | undefined) => {
    const recording = file ? readRecording(await file.text(), flow.id) : null;
    setSaid(recording ? null : `This file is not a recording of “${flow.title}”.`);
    if (!recording) return;
    setLoaded(recording.steps);
    setPlace(null);
  };
  const others = entries.filter((each) => each !== entry && all.some((step) => step.flow === each.flow.id));
  return (
    <div className={sides.sides}>
      <div className={sides.drawing}>
        <Stage
          drawings={drawings}
          title={flow.title}
          current={shown?.states ?? []}
          taken={shown ? edgesOf(flow, shown) : []}
        />
      </div>
      <div className={sides.controls}>
        <div role="status">
          <p className={sides.now}>{shown ? shown.states.slice(-1).map(wording.fullState) : 'Nothing to see yet'}</p>
          <p className={sides.note}>
            {shown
              ? `${entry.statics.states.find(({ path }) => path === shown.states.at(-1))?.description ?? ''}${shown.isOver ? ' It has ended.' : ''}`
              : 'Open Steward in another tab with the link below and use it. This page shows each step.'}
          </p>
        </div>
        <a href={watchedAddress(linkOf(flow))} target="_blank" rel="noopener" className={css.link}>
          Open Steward to be watched
        </a>
        {said === null ? null : <Notice tone="warning">{said}</Notice>}
        {loaded ? <Button onPress={() => setLoaded(null)}>Back to what runs now</Button> : null}
        {actors.length > 1 ? (
          <label className={sides.start}>
            Which one
            <select
              className={sides.select}
              value={actor}
              onChange={(event) => {
                setChosen(event.target.value);
                setPlace(null);
              }}
            >
              {actors.map((each, index) => (
                <option key={each} value={each}>
                  {index + 1}. {wording.fullState(own.findLast((step) => step.actor === each)?.states.at(-1) ?? '')}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Timeline machine={flow.machine.id} wording={wording} steps={steps} shown={shown} onPlace={setPlace} />
        <div className={sides.buttons}>
          <Button onPress={() => play(onReplay)} isDisabled={steps.length === 0}>
            Replay in Simulate
          </Button>
          <Button
            onPress={() => saveFile(`${flow.id}.recording.json`, recordingText({ flow: flow.id, steps }))}
            isDisabled={steps.length === 0}
          >
            Save recording
          </Button>
          <Button
            onPress={() => play(({ json }) => saveFile(`${flow.id}.path.json`, json))}
            isDisabled={steps.length === 0}
          >
            Save as test path
          </Button>
        </div>
        <label className={sides.start}>
          Load a recording
          <input
            type="file"
            accept="application/json"
            onChange={(event) => {
              void load(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        {shown ? <Knowledge step={shown} /> : null}
        <AlsoWatched others={others} />
      </div>
    </div>
  );
}

type TimelineProps = {
  machine: string;
  wording: Wording;
  steps: readonly WatchedStep[];
  shown: WatchedStep | undefined;
  /** Null for the newest, wherever that is. */
  onPlace: (place: number | null) => void;
};

function Timeline({ machine, wording, steps, shown, onPlace }: TimelineProps) {
  if (steps.length === 0) return null;
  return (
    <section aria-label="Timeline">
      <h2 className={sides.title}>Timeline</h2>
      <ol className={sides.history}>
        {steps.map((step, index) => (
          <li key={`${step.at} ${step.event}`}>
            <button
              type="button"
              className={sides.moment}
              aria-current={step === shown ? 'step' : undefined}
              onClick={() => onPlace(index === steps.length - 1 ? null : index)}
            >
              {nameOf(wording, machine, step)} → {wording.fullState(step.states.at(-1) ?? '')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Knowledge = ({ step: { held, context } }: { step: WatchedStep }) => (
  <details>
    <summary>What it knows</summary>
    <p className={sides.note}>What people typed, tokens and addresses are hidden.</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
    <pre className={sides.context} tabIndex={0}>
      {JSON.stringify({ event: held, context }, null, 2)}
    </pre>
  </details>
);

function AlsoWatched({ others }: { others: readonly Entry[] }) {
  if (others.length === 0) return null;
  return (
    <section aria-label="Also watched">
      <h2 className={sides.title}>Also watched</h2>
      <ul>
        {others.map((each) => (
          <li key={each.flow.id}>
            <Link href={`/${each.flow.id}/live`} className={css.link}>
              {each.flow.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const watchedAddress = (route: string | null): string => {
  const address = route ?? '/login';
  return `${address}${address.includes('?') ? '&' : '?'}inspect`;
};

const nameOf = (wording: Wording, machine: string, { event }: WatchedStep): string => {
  if (event === 'xstate.init') return 'Started';
  if (event === 'xstate.stop') return 'Left';
  const [, delay] = /^xstate\.after\.(.+?)\./.exec(event) ?? [];
  const [, way, child] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  const spoken = delay ? `after(${delay})` : child ? `${way}(${child})` : event.replace(`.${machine}`, '');
  return wording.cause({ type: event, event: spoken });
};

/** Adds the time from the event to the changed drawing to the browser's performance timeline. */
function useLitMeasure(newest: WatchedStep | undefined): void {
  useLayoutEffect(() => {
    if (!newest) return;
    const start = Math.max(0, newest.at - performance.timeOrigin);
    performance.measure('flow lit', { start, end: Math.max(start, performance.now()), detail: newest.event });
  }, [newest]);
}
