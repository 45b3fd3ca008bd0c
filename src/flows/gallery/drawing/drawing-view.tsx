import type { Cover } from '../../engine/report.ts';
import { type Drawing, type DrawnLine, type DrawnState, metrics, noteOf, textOf } from './drawing.ts';
import * as css from './drawing-view.css.ts';
import { roundedPath } from './line-path.ts';
import { edgeId, stateId } from './marks.ts';

export type Marks = {
  /** The state that the person selected. */
  selected?: string | null;
  /** The current states with their parents. */
  current?: readonly string[];
  /** Transitions of the last step, or of a path. */
  taken?: readonly string[];
  /** What everything going well leads through: its lines are strong. */
  happy?: readonly string[];
  /** Draws unmarked parts faintly. */
  isFaint?: boolean;
  /** The coverage of each transition, by id. */
  cover?: Readonly<Record<string, Cover>>;
  /** How often each transition was taken, by id. */
  times?: Readonly<Record<string, number>>;
  /** A prefix for every id, when a page has several drawings. */
  idPrefix?: string;
};

type DrawingViewProps = Marks & {
  drawing: Drawing;
  /** The accessible name; the list of states has the details. */
  label: string;
  scale: number;
  onSelect?: (path: string) => void;
};

/** A flow as boxes and lines. The border and a word show the kind of a state, never colour alone. */
export function DrawingView({ drawing, label, scale, onSelect, ...marks }: DrawingViewProps) {
  const { width, height, states, lines, beginnings } = drawing;
  return (
    <svg
      className={css.drawing}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      data-faint={marks.isFaint}
    >
      {states.filter(isAround).map((state) => (
        <StateBox key={state.path} state={state} marks={marks} onSelect={onSelect} />
      ))}
      {beginnings.map(({ at, points }) => (
        <g key={`${at.x} ${at.y}`} className={css.beginning}>
          <circle cx={at.x} cy={at.y} r={6} />
          <Arrow points={points} />
        </g>
      ))}
      {lines.map((line) => (
        <Line key={line.edges.map(({ edge }) => edge).join()} line={line} marks={marks} />
      ))}
      {states
        .filter((state) => !isAround(state))
        .map((state) => (
          <StateBox key={state.path} state={state} marks={marks} onSelect={onSelect} />
        ))}
    </svg>
  );
}

const isAround = ({ kind, path }: DrawnState): boolean => kind === 'compound' || kind === 'parallel' || path === '*';

function Arrow({ points }: Pick<DrawnLine, 'points'>) {
  const [before, end] = points.slice(-2);
  if (!before || !end) return null;
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <>
      <path d={roundedPath(points)} />
      <path className={css.head} d="M0 0-8-4v8z" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} />
    </>
  );
}

const glyphs: Record<Cover, string> = { covered: '✓', partly: '◐', uncovered: '○', failed: '✗' };
const worstFirst: readonly Cover[] = ['failed', 'uncovered', 'partly', 'covered'];
/** The words of a transition with its coverage and how often it was taken. */
const signed = (words: string, edge: string, { cover = {}, times = {} }: Marks): string => {
  const [sign, taken] = [cover[edge], times[edge]];
  return `${sign ? `${glyphs[sign]} ` : ''}${words}${taken === undefined ? '' : ` · ${taken}×`}`;
};

type LineProps = { line: DrawnLine; marks: Marks };

function Line({ line: { points, label, edges }, marks }: LineProps) {
  const { taken = [], selected, happy = [], cover = {}, idPrefix = '' } = marks;
  const worst = worstFirst.find((each) => edges.some(({ edge }) => cover[edge] === each));
  const isTaken = edges.some(({ edge }) => taken.includes(edge));
  const isHappy = edges.some(({ edge }) => happy.includes(edge));
  const isNear = edges.some(({ edge }) => edge.startsWith(`${selected}: `));
  const rows = edges.flatMap(({ edge, text }) => text.map((words) => ({ edge, words })));
  return (
    <g className={css.line} data-taken={isTaken} data-near={isNear} data-happy={isHappy} data-cover={worst}>
      <Arrow points={points} />
      <rect className={css.ground} x={label.x} y={label.y} width={label.width} height={label.height} rx={4} />
      {edges.map(({ edge }) => (
        <text
          key={edge}
          id={`${idPrefix}${edgeId(edge)}`}
          className={css.label}
          data-taken={taken.includes(edge)}
          data-cover={cover[edge]}
        >
          {rows.map(({ edge: of, words }, index) =>
            of === edge ? (
              <tspan
                key={words}
                className={isOfCondition(rows, index) ? css.condition : undefined}
                x={label.x + label.width / 2}
                y={label.y + 14 + index * metrics.line}
              >
                {rows.findIndex((row) => row.edge === edge) === index ? signed(words, edge, marks) : words}
              </tspan>
            ) : null,
          )}
        </text>
      ))}
    </g>
  );
}

/** From the line that begins with 'if' to the last one of the same transition. */
const isOfCondition = (rows: readonly { edge: string; words: string }[], index: number): boolean => {
  const of = rows[index]?.edge;
  const begin = rows.findIndex(({ edge, words }) => edge === of && words.startsWith('if '));
  return begin !== -1 && index >= begin;
};

type StateBoxProps = { state: DrawnState; marks: Marks; onSelect: ((path: string) => void) | undefined };

function StateBox({ state, marks, onSelect }: StateBoxProps) {
  const { selected, current = [], taken = [], cover = {}, idPrefix = '' } = marks;
  const { x, y, width, height, path, name } = state;
  const note = noteOf(state);
  const { pad, title, line } = metrics;
  const below = y + pad + title;
  const rows = textOf(state);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of states does the same for the keyboard
    <g
      id={`${idPrefix}${stateId(path)}`}
      className={css.state}
      data-kind={isAround(state) ? 'around' : note === null ? 'plain' : note}
      data-selected={path === selected}
      data-current={current.includes(path)}
      onClick={
        onSelect
          ? (event) => {
              event.stopPropagation();
              onSelect(path);
            }
          : undefined
      }
    >
      <rect
        className={css.box}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={state.kind === 'history' ? height / 2 : 10}
      />
      {note?.startsWith('End') ? (
        <rect className={css.inner} x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={7} />
      ) : null}
      {state.kind === 'history' ? (
        <text className={css.name} x={x + width / 2} y={y + height / 2 + 5} textAnchor="middle">
          {name}
        </text>
      ) : (
        <text className={css.name} x={x + pad} y={y + pad + 13}>
          {name}
        </text>
      )}
      {note === null ? null : (
        <text className={css.note} x={x + pad} y={below + 11}>
          {notes[note]}
        </text>
      )}
      {rows.map(({ edge, text }, index) => {
        const first = edge !== null && rows.findIndex((row) => row.edge === edge) === index ? edge : null;
        return (
          <text
            key={`${edge} ${text}`}
            id={first === null ? undefined : `${idPrefix}${edgeId(first)}`}
            className={css.row}
            data-taken={edge !== null && taken.includes(edge)}
            data-cover={edge === null ? undefined : cover[edge]}
            x={x + pad}
            y={below + (note === null ? 0 : metrics.note) + 12 + index * line}
          >
            {first === null ? text : signed(text, first, marks)}
          </text>
        );
      })}
    </g>
  );
}

const notes: Record<string, string> = {
  End: '◉ End',
  'End, failed': '◉ End, failed',
  Failed: '! Failed',
  'At work': '… At work',
};
