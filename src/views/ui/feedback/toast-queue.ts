/** How long a message stays, in ms. `general` if nothing is said, `error` if it is a bad one. */
export const durations = { general: 3000, fleet: 5000, error: 5000, feedback: 6000, upload: 5000 } as const;

export type Message = {
  tone: 'good' | 'bad' | 'info';
  text: string;
  /** A way back, as Undo. */
  action?: { label: string; onPress: () => void };
};

export type Toast = Message & { id: number };
type Reason = 'pointed' | 'focused' | 'hidden';

type Kept = { toast: Toast; left: number; since: number; timer: ReturnType<typeof setTimeout> | undefined };

/**
 * Messages that go by themselves; the newest three. Time passes only while somebody can read them: it stands still
 * while nothing shows them, while they are pointed at or have the focus, and while the page is hidden.
 */
export function createToastQueue(most = 3) {
  let kept: Kept[] = [];
  let shown: Toast[] = [];
  let count = 0;
  let isRunning = false;
  const readers = new Set<() => void>();
  const reasons = new Set<Reason>();

  const tell = () => {
    shown = kept.map(({ toast }) => toast);
    for (const reader of readers) reader();
  };
  const start = (one: Kept) => {
    one.since = Date.now();
    one.timer = setTimeout(() => dismiss(one.toast.id), one.left);
  };
  const stop = (one: Kept) => {
    clearTimeout(one.timer);
    one.left -= Date.now() - one.since;
  };
  /** Called whenever a reason to stand still may have come or gone. */
  const follow = () => {
    const shouldRun = readers.size > 0 && reasons.size === 0;
    if (shouldRun !== isRunning) for (const one of kept) shouldRun ? start(one) : stop(one);
    isRunning = shouldRun;
  };
  const dismiss = (id: number) => {
    for (const one of kept) if (one.toast.id === id) clearTimeout(one.timer);
    kept = kept.filter(({ toast }) => toast.id !== id);
    tell();
  };

  return {
    add(message: Message, duration: number) {
      count += 1;
      const one: Kept = { toast: { ...message, id: count }, left: duration, since: 0, timer: undefined };
      for (const old of kept.slice(0, Math.max(0, kept.length + 1 - most))) clearTimeout(old.timer);
      kept = [...kept, one].slice(-most);
      if (isRunning) start(one);
      tell();
    },
    dismiss,
    hold(reason: Reason, isHeld: boolean) {
      if (isHeld) reasons.add(reason);
      else reasons.delete(reason);
      follow();
    },
    subscribe(reader: () => void) {
      readers.add(reader);
      follow();
      return () => {
        readers.delete(reader);
        follow();
      };
    },
    shown: () => shown,
  };
}
