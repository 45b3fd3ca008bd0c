import { useEffect, useRef } from 'react';
import type { DeclaredState, Edge } from '../../engine/statics.ts';
import { StateBadges } from '../diagram/state-list.tsx';
import { Ways } from '../diagram/ways.tsx';
import type { StatePicture } from '../drawn.ts';
import type { Entry } from '../entries.ts';
import { useWording } from '../names.tsx';
import { obstaclesOf, outcomesOf } from './outcomes.ts';
import * as css from './storyboard.css.ts';

type StoryboardProps = {
  entry: Entry;
  /** The states on which everything goes well, in order. */
  happy: readonly string[];
  /** By state. */
  pictures: Readonly<Record<string, StatePicture>>;
  selected: string | null;
  onSelect: (path: string | null) => void;
};

/** The flow as its real screens: first the way on which everything goes well, what may come in between, then the rest. */
export function Storyboard({ entry, happy, pictures, selected, onSelect }: StoryboardProps) {
  const leaves = entry.statics.states.filter(({ type }) => type === 'atomic' || type === 'final');
  const onWay = happy.flatMap((path) => leaves.find((state) => state.path === path) ?? []);
  const others = leaves.filter((state) => !onWay.includes(state));
  const paths = leaves.filter(({ type }) => type !== 'final').map(({ path }) => path);
  const met = obstaclesOf(entry.statics.edges, paths, happy);
  const obstacles = others.filter(({ path }) => met.includes(path));
  const further = others.filter((state) => !obstacles.includes(state));
  const failures = further.filter(({ tags }) => tags.includes('failed'));
  const rest = further.filter((state) => !failures.includes(state));
  const cards = (states: readonly DeclaredState[], isNumbered = false) => (
    <ol className={css.cards}>
      {states.map((state, index) => (
        <Card
          key={state.path}
          entry={entry}
          state={state}
          number={isNumbered ? index + 1 : null}
          picture={pictures[state.path] ?? null}
          isOpen={state.path === selected}
          onSelect={onSelect}
        />
      ))}
    </ol>
  );
  return (
    <>
      <p className={css.use}>
        The real screens, in the order in which they come when everything goes well. Press one to read what a person can
        do there, what can go wrong, and where it leads.
      </p>
      <h2 className={css.wayTitle}>When everything goes well</h2>
      {cards(onWay, true)}
      {obstacles.length > 0 ? (
        <>
          <h2 className={css.wayTitle}>What may come in between</h2>
          {cards(obstacles)}
        </>
      ) : null}
      <Rest title="When more goes wrong" states={failures} selected={selected}>
        {cards(failures)}
      </Rest>
      <Rest title="Everything else" states={rest} selected={selected}>
        {cards(rest)}
      </Rest>
    </>
  );
}

type RestProps = {
  title: string;
  states: readonly DeclaredState[];
  selected: string | null;
  children: React.ReactNode;
};

function Rest({ title, states, selected, children }: RestProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isHolding = states.some(({ path }) => path === selected);
  useEffect(() => {
    if (isHolding && details.current) details.current.open = true;
  }, [isHolding]);
  return states.length > 0 ? (
    <details ref={details} className={css.rest}>
      <summary className={css.restTitle}>
        {title} ({states.length})
      </summary>
      {children}
    </details>
  ) : null;
}

type CardProps = {
  entry: Entry;
  state: DeclaredState;
  number: number | null;
  picture: StatePicture | null;
  isOpen: boolean;
  onSelect: (path: string | null) => void;
};

function Card({ entry, state, number, picture, isOpen, onSelect }: CardProps) {
  const wording = useWording(entry.flow);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={card} className={css.card} data-open={isOpen}>
      <h3>
        <button
          type="button"
          className={css.press}
          aria-expanded={isOpen}
          onClick={() => onSelect(isOpen ? null : state.path)}
        >
          {picture === null ? null : <Picture {...picture} />}
          <span className={css.caption}>
            <span className={css.name}>
              {number === null ? null : <span className={css.number}>{number}. </span>}
              {wording.fullState(state.path)} <StateBadges state={state} />
            </span>
            <span className={css.sentence}>{state.description}</span>
          </span>
        </button>
      </h3>
      {isOpen ? <More entry={entry} state={state} onSelect={onSelect} /> : null}
    </li>
  );
}

/** The words below it say what it shows. */
function Picture({ src, frame, frames }: StatePicture) {
  const place = frames === 1 ? 0 : (100 * frame) / (frames - 1);
  return <img className={css.picture} src={src} alt="" loading="lazy" style={{ objectPosition: `${place}%` }} />;
}

/** What a person can do in a state, what can go wrong there, and where it leads. */
function More({ entry, state, onSelect }: Pick<CardProps, 'entry' | 'state' | 'onSelect'>) {
  const { flow, statics } = entry;
  const wording = useWording(flow);
  const failed = statics.states.filter(({ tags }) => tags.includes('failed')).map(({ path }) => path);
  const { acts, goesOn, goesWrong } = outcomesOf(statics.edges, state.path, failed);
  const parts: [title: string, edges: readonly Edge[]][] = [
    ['What a person can do', acts],
    ['What comes next by itself', goesOn],
    ['What can go wrong', goesWrong],
  ];
  if (state.type === 'final')
    return (
      <div className={css.more}>
        <p className={css.part}>The flow ends here.</p>
      </div>
    );
  return (
    <div className={css.more}>
      {parts.map(([title, edges]) =>
        edges.length > 0 ? (
          <section key={title} className={css.part} aria-label={title}>
            <h4 className={css.partTitle}>{title}</h4>
            <Ways
              wording={wording}
              edges={edges}
              className={css.ways}
              target={(path) => (
                <button type="button" className={css.target} onClick={() => onSelect(firstLeafOf(entry, path))}>
                  {wording.fullState(path)}
                </button>
              )}
            />
          </section>
        ) : null,
      )}
    </div>
  );
}

/** A state without a card of its own leads to the first one inside it. */
const firstLeafOf = ({ statics: { states } }: Entry, path: string): string =>
  states.find(
    (state) => (state.path === path || state.path.startsWith(`${path}.`)) && ['atomic', 'final'].includes(state.type),
  )?.path ?? path;
