/**
 * A machine as boxes and lines, before and after ELK's layout. Transitions between the same two states share a line and a
 * list of labels. A transition without a target is listed inside its state.
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type DeclaredState, type Edge, nodesOf, pathOf, staticsOf } from '../../engine/statics.ts';
import { guardParts, type Wording } from '../../engine/wording.ts';

type Point = { x: number; y: number };
/** ELK's input and output: https://eclipse.dev/elk/documentation/tooldevelopers/graphdatastructure/jsonformat.html */
type ElkEdge = {
  id: string;
  sources: string[];
  targets: string[];
  labels?: ({ id?: string; text?: string; layoutOptions?: Record<string, string> } & Partial<Box>)[];
  sections?: { id: string; startPoint: Point; bendPoints?: Point[]; endPoint: Point }[];
};
type ElkNode = Partial<Box> & {
  id: string;
  layoutOptions?: Record<string, string>;
  children?: ElkNode[];
  edges?: ElkEdge[];
};
type Box = Point & { width: number; height: number };
/** `text` may have several lines; `to` names the target of a transition without a line. */
type Row = { edge: string; text: string[]; to: string | null };

export type DrawnState = Box & {
  path: string;
  name: string;
  kind: DeclaredState['type'];
  tags: string[];
  /** What works in the state. */
  actors: string[];
  /** Transitions listed inside the state instead of drawn: those without a target, and those to a target of many lines. */
  rows: Row[];
};
export type DrawnLine = {
  /** The line's points; the corners between them are rounded. */
  points: Point[];
  label: Box;
  /** The transitions on this line: all that join the same two states. */
  edges: Omit<Row, 'to'>[];
};
/** The two layouts: top to bottom, and left to right. */
export type Drawings = { down: Drawing; across: Drawing };
export type Drawing = {
  width: number;
  height: number;
  /** Parents come before their children. */
  states: DrawnState[];
  lines: DrawnLine[];
  /** The markers of the initial states. */
  beginnings: { at: Point; points: Point[] }[];
};

/** The machine's root state. */
const root = '*';

/** Sizes in px, for fonts of 13 and 12 px. */
export const metrics = {
  title: 20,
  line: 16,
  pad: 12,
  note: 18,
  titleLetter: 7.8,
  letter: 6.7,
  beginning: 12,
  history: 32,
} as const;

const widthOf = (text: string, letter: number): number => Math.ceil(text.length * letter);

export const noteOf = (state: Pick<DrawnState, 'kind' | 'tags'>): string | null => {
  if (state.kind === 'final') return state.tags.includes('failed') ? 'End, failed' : 'End';
  if (state.tags.includes('failed')) return 'Failed';
  return state.tags.includes('busy') ? 'At work' : null;
};

const most = 30;
/** Wraps words into lines of at most 30 letters. */
const folded = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};
const linesOf = (wording: Wording, edge: Edge): string[] => [
  ...folded(wording.cause(edge)),
  ...folded(wording.condition(edge) ?? '').filter((line) => line !== ''),
];

/** Of several transitions of one kind, which lead to as many states. */
const foldedLines = (wording: Wording, edge: Edge, count: number): string[] => {
  const guard = edge.guard === null ? null : guardParts(edge.guard).name;
  return [...linesOf(wording, { ...edge, guard }), `in ${count} ways, to ${count} states`];
};

/** The lines of text below the name of a state. */
export const textOf = ({
  rows,
  actors,
}: Pick<DrawnState, 'rows' | 'actors'>): { edge: string | null; text: string }[] => [
  ...actors.flatMap((actor) =>
    folded(actor).map((line, index) => ({ edge: null, text: `${index > 0 ? '   ' : '⚙ '}${line}` })),
  ),
  ...rows.flatMap(({ edge, text, to }) => {
    const lines = to === null ? text : [...text.slice(0, -1), ...folded(`${text.at(-1)} → ${to}`)];
    return lines.map((line, index) => ({ edge, text: `${index > 0 ? '   ' : to === null ? '↻ ' : '↗ '}${line}` }));
  }),
];

const sizeOf = (state: DrawnState): { width: number; height: number } => {
  const { title, line, pad, note, titleLetter, letter } = metrics;
  if (state.kind === 'history') return { width: metrics.history, height: metrics.history };
  const lines = textOf(state);
  const width = Math.max(96, widthOf(state.name, titleLetter), ...lines.map(({ text }) => widthOf(text, letter)));
  const height = title + lines.length * line + (noteOf(state) === null ? 0 : note);
  return { width: width + 2 * pad, height: height + 2 * pad };
};

const shared = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

const beginningOf = (path: string): string => `begin ${path}`;

type Direction = 'RIGHT' | 'DOWN';
export type Unplaced = { graph: ElkNode; states: DrawnState[]; lines: Map<string, DrawnLine['edges']> };

const isInside = (edge: Edge): boolean => edge.targets === null || edge.targets.every((path) => path === edge.source);

/** A target with this many sources would have too many lines. */
const knot = 4;
/** The transitions that are not drawn: of a target with many sources, only the nearest preceding source keeps its line. */
const jumpsIn = (states: readonly DeclaredState[], edges: readonly Edge[]): Set<Edge> => {
  const placeOf = (path: string) => states.findIndex((state) => state.path === path);
  const targets = new Set(edges.flatMap((edge) => (isInside(edge) ? [] : (edge.targets ?? []))));
  return new Set(
    [...targets].flatMap((target) => {
      const leading = edges.filter(
        (edge) => !isInside(edge) && edge.targets?.length === 1 && edge.targets[0] === target,
      );
      const sources = [...new Set(leading.map(({ source }) => source))];
      const before = sources.filter((source) => placeOf(source) < placeOf(target) && source !== root);
      const kept = before.toSorted((one, other) => placeOf(other) - placeOf(one))[0] ?? sources[0];
      return sources.length < knot ? [] : leading.filter(({ source }) => source !== kept);
    }),
  );
};

/** As many ways of one kind are one line. */
const fan = 3;
const kindOf = ({ source, type, guard }: Edge): string | null =>
  guard === null ? null : `${source}\n${type}\n${guardParts(guard).name}`;
/**
 * Transitions that differ in a guard's parameters only, such as a draft restored at each of nine questions: all but the first
 * of a kind, each with the first, whose line and label stand for all.
 */
const fansIn = (edges: readonly Edge[]): Map<Edge, Edge> => {
  const kinds = new Map<string, Edge[]>();
  for (const edge of edges) {
    const kind = isInside(edge) ? null : kindOf(edge);
    if (kind !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), edge]);
  }
  return new Map(
    [...kinds.values()]
      .filter((alike) => new Set(alike.map(({ targets }) => targets?.join())).size >= fan)
      .flatMap((alike) => alike.slice(1).flatMap((edge) => (alike[0] ? [[edge, alike[0]] as const] : []))),
  );
};

/** A state by its name; where a flow goes back to what was there before, H as in UML, or H* for all levels of it. */
const nameOf = ({ path, type }: DeclaredState, nodes: readonly AnyStateNode[], wording: Wording): string => {
  if (path === root) return 'Anywhere';
  if (type !== 'history') return wording.state(path);
  return nodes.find((node) => pathOf(node) === path)?.history === 'deep' ? 'H*' : 'H';
};

/** Where a history state leads while nothing was there before: its own target, or where its parent begins. */
const firstOf = (node: AnyStateNode): string[] => {
  const { target } = node.config as { target?: string };
  const parent = node.parent;
  if (!parent) return [];
  const named =
    target === undefined
      ? undefined
      : target.startsWith('#')
        ? node.machine.getStateNodeById(target.slice(1))
        : parent.states[target];
  return (named ? [named] : parent.initial.target).map(pathOf);
};

/** The input of the layout: ELK's graph, and the state or transition behind each box and line. */
export const unplaced = (machine: AnyStateMachine, direction: Direction, wording: Wording): Unplaced => {
  const { states: declared, edges } = staticsOf(machine);
  const nodes = nodesOf(machine);
  const folds = fansIn(edges);
  const jumps = jumpsIn(
    declared,
    edges.filter((edge) => !folds.has(edge)),
  );
  const states = declared.map((state): DrawnState => {
    const own = edges.filter((edge) => edge.source === state.path && (isInside(edge) || jumps.has(edge)));
    return {
      path: state.path,
      name: nameOf(state, nodes, wording),
      kind: state.type,
      tags: state.tags,
      actors: state.invokes.map(wording.label),
      rows: own.map((edge) => ({
        edge: edge.id,
        text: linesOf(wording, edge),
        to: jumps.has(edge) ? wording.state(edge.targets?.[0] ?? '') : null,
      })),
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
  });
  const lines = new Map<string, DrawnLine['edges']>();
  for (const edge of edges.filter((each) => !isInside(each) && !jumps.has(each) && !folds.has(each))) {
    const folded = edges.filter((each) => folds.get(each) === edge);
    const text = folded.length === 0 ? linesOf(wording, edge) : foldedLines(wording, edge, folded.length + 1);
    for (const target of edge.targets ?? []) {
      const key = `${edge.source} → ${target}`;
      const named = [{ edge: edge.id, text }, ...folded.map(({ id }) => ({ edge: id, text: [] }))];
      lines.set(key, [...(lines.get(key) ?? []), ...named]);
    }
  }
  for (const node of nodes.filter(({ type }) => type === 'history'))
    for (const target of firstOf(node))
      lines.set(`${pathOf(node)} → ${target}`, [{ edge: `${pathOf(node)}: first`, text: ['the first time'] }]);
  const stateAt = (path: string) => states.find((state) => state.path === path);
  const below = (path: string): ElkNode => {
    const node = nodes.find((each) => pathOf(each) === path);
    const state = stateAt(path);
    const children = Object.values(node?.states ?? {}).map((child) => below(pathOf(child)));
    if (!node || !state) return { id: path };
    const { width, height } = sizeOf(state);
    if (children.length === 0) return { id: path, width, height };
    const beginning = node.type === 'compound' ? [{ id: beginningOf(path), width: 12, height: 12 }] : [];
    const padding = `[top=${height + 8},left=20,bottom=20,right=20]`;
    return {
      id: path,
      layoutOptions: {
        ...shared,
        'elk.direction': direction,
        'elk.padding': padding,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
      children: [...beginning, ...children],
    };
  };
  const whole = below(root);
  const hasOwn = edges.some(({ source }) => source === root);
  const starts = nodes.flatMap((node): ElkEdge[] =>
    node.type === 'compound'
      ? [
          {
            id: beginningOf(pathOf(node)),
            sources: [beginningOf(pathOf(node))],
            targets: node.initial.target.map(pathOf).slice(0, 1),
          },
        ]
      : [],
  );
  const drawn = [...lines].map(([key, named]): ElkEdge => {
    const [source = '', target = ''] = key.split(' → ');
    const text = named.flatMap((each) => each.text);
    const width = Math.max(...text.map((each) => widthOf(each, metrics.letter))) + 8;
    const label = { id: key, text: key, width, height: text.length * metrics.line + 4 };
    return {
      id: key,
      sources: [source],
      targets: [target],
      labels: [{ ...label, layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' } }],
    };
  });
  const graph: ElkNode = {
    id: 'drawing',
    layoutOptions: { ...shared, 'elk.direction': direction, 'elk.padding': '[top=4,left=4,bottom=4,right=4]' },
    children: hasOwn ? [whole] : (whole.children ?? []),
    edges: [...starts, ...drawn],
  };
  return { graph, states: hasOwn ? states : states.filter(({ path }) => path !== root), lines };
};

const round = (value = 0): number => Math.round(value * 10) / 10;

const pointsOf = (edge: ElkEdge): Point[] =>
  (edge.sections ?? [])
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: round(x), y: round(y) }));

const boxOf = ({ x, y, width, height }: Partial<Box>): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

/** Makes the drawing from ELK's layout. */
export const drawingOf = (placed: ElkNode, { states, lines }: Unplaced): Drawing => {
  const boxes = new Map<string, Box>();
  const collect = (node: ElkNode): void => {
    boxes.set(node.id, boxOf(node));
    node.children?.forEach(collect);
  };
  collect(placed);
  const edges = placed.edges ?? [];
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: states.map((state) => ({ ...state, ...boxes.get(state.path) })),
    lines: edges.flatMap((edge) => {
      const named = lines.get(edge.id);
      return named ? [{ points: pointsOf(edge), label: boxOf(edge.labels?.[0] ?? {}), edges: named }] : [];
    }),
    beginnings: edges.flatMap((edge) => {
      const box = boxes.get(edge.id);
      return box && !lines.has(edge.id)
        ? [{ at: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, points: pointsOf(edge) }]
        : [];
    }),
  };
};
