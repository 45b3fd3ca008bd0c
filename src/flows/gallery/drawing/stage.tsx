import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../views/ui/actions/button.tsx';
import { useIsNarrow } from '../narrow.ts';
import type { Drawing, Drawings } from './drawing.ts';
import { DrawingView, type Marks } from './drawing-view.tsx';
import { stateId } from './marks.ts';
import * as css from './stage.css.ts';

type StageProps = Marks & {
  drawings: Drawings;
  title: string;
  /** Grows to the height of the drawing when it fits the width. */
  isOpen?: boolean;
  /** Stands above words that belong to it: as low as leaves them in view, and as wide as the page. */
  isAbove?: boolean;
  /** The state at which the view begins. */
  begin?: string | undefined;
  onSelect?: (path: string) => void;
};

/** Smaller text is hard to read. */
const legible = 0.75;
const steps = [0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1, 1.25, 1.5, 2];

/**
 * A viewport for the drawing: it shows the whole drawing while the text stays legible, otherwise at the smallest legible
 * scale. The person can scroll, drag and zoom.
 */
export function Stage(props: StageProps) {
  return useIsNarrow() ? (
    <details className={css.folded}>
      <summary className={css.summary}>Show the drawing</summary>
      <Drawn {...props} />
    </details>
  ) : (
    <Drawn {...props} />
  );
}

function Drawn({ drawings, title, isOpen = false, isAbove = false, begin, onSelect, ...marks }: StageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const { width: room, height: high } = useRoom(stage);
  const [zoom, setZoom] = useState<number | 'whole' | null>(null);
  const isFull = useIsFull(frame);
  const wholeOf = ({ width, height }: Drawing) => (room === 0 ? 1 : Math.min(1, room / width, high / height));
  const isWhole = zoom === 'whole';
  const across = isWhole ? wholeOf(drawings.across) >= wholeOf(drawings.down) : drawings.across.width <= room;
  const drawing = across ? drawings.across : drawings.down;
  const whole = wholeOf(drawing);
  const wide = room === 0 ? 1 : Math.min(1, room / drawing.width);
  const fitting = wide >= legible || isAbove ? wide : 1;
  const scale = isWhole ? whole : (zoom ?? fitting);
  const shown = marks.selected ?? marks.current?.at(-1) ?? begin ?? null;

  useLayoutEffect(() => {
    const state = drawing.states.find(({ path }) => path === shown);
    const box = state && stage.current?.querySelector(`#${stateId(state.path)}`);
    if (!stage.current) return;
    if (box) bringIntoView(stage.current, box);
    else stage.current.scrollTo({ left: (drawing.beginnings[0]?.at.x ?? 0) * fitting - stage.current.clientWidth / 2 });
  }, [shown, drawing, fitting]);

  const further = (by: 1 | -1) => {
    const next = by > 0 ? steps.find((each) => each > scale + 0.01) : steps.findLast((each) => each < scale - 0.01);
    if (next !== undefined) setZoom(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') further(1);
    else if (event.key === '-') further(-1);
    else if (event.key === '0') setZoom(null);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={frame} className={css.frame}>
      <fieldset className={css.tools} aria-label="Size of the drawing">
        <Button look="ghost" aria-label="Smaller" onPress={() => further(-1)} isDisabled={scale <= (steps[0] ?? 0)}>
          −
        </Button>
        <span className={css.percent} aria-live="polite">
          {Math.round(scale * 100)} %
        </span>
        <Button look="ghost" aria-label="Larger" onPress={() => further(1)} isDisabled={scale >= (steps.at(-1) ?? 0)}>
          +
        </Button>
        <Button look="ghost" onPress={() => setZoom('whole')}>
          Whole
        </Button>
        {document.fullscreenEnabled ? (
          <Button
            look="ghost"
            onPress={() => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())}
          >
            {isFull ? 'Leave full screen' : 'Full screen'}
          </Button>
        ) : null}
      </fieldset>
      <section
        ref={stage}
        className={css.stage}
        data-above={isAbove}
        data-open={isOpen && !isWhole && !isFull && drawing.width * scale <= room}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        aria-label={`Drawing of ${title}; arrow keys move it, plus and minus change its size`}
        onKeyDown={press}
        onPointerDown={drag}
      >
        <DrawingView
          drawing={drawing}
          label={`${title}, drawn. The list of states below says the same in words.`}
          scale={scale}
          {...(onSelect ? { onSelect } : {})}
          {...marks}
        />
      </section>
    </div>
  );
}

type Room = { width: number; height: number };

/** The room for the drawing: the width of its element, and the height that the element may have. */
function useRoom(ref: { current: HTMLElement | null }): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => setRoom((before) => roomOf(ref.current, before));
    measure();
    if (!ref.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [ref]);
  return room;
}

const edge = 34;
const part = 0.72;
const roomOf = (element: HTMLElement | null, before: Room): Room => {
  const width = Math.max(0, (element?.clientWidth ?? 0) - edge);
  const most = document.fullscreenElement?.contains(element) ? (element?.clientHeight ?? 0) : innerHeight * part;
  const height = Math.max(0, most - edge);
  return width === before.width && height === before.height ? before : { width, height };
};

function useIsFull(ref: { current: HTMLElement | null }): boolean {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [ref]);
  return isFull;
}

function bringIntoView(stage: HTMLElement, box: Element) {
  const [outer, wanted] = [stage.getBoundingClientRect(), box.getBoundingClientRect()];
  const isSeen =
    wanted.top >= outer.top &&
    wanted.bottom <= outer.bottom &&
    wanted.left >= outer.left &&
    wanted.right <= outer.right;
  if (isSeen) return;
  stage.scrollBy({
    left: wanted.left + wanted.width / 2 - outer.left - outer.width / 2,
    top: wanted.top + wanted.height / 2 - outer.top - outer.height / 2,
  });
}

/** A mouse drags the drawing; touch scrolls it already. */
function drag(event: PointerEvent<HTMLElement>) {
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  const stage = event.currentTarget;
  const move = (moved: globalThis.PointerEvent) => stage.scrollBy(-moved.movementX, -moved.movementY);
  const end = () => removeEventListener('pointermove', move);
  addEventListener('pointermove', move);
  addEventListener('pointerup', end, { once: true });
  addEventListener('pointercancel', end, { once: true });
}
