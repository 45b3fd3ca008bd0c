import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconName } from '../foundations/icon.tsx';
import * as css from './toast.css.ts';
import { createToastQueue, durations, type Message, type Toast } from './toast-queue.ts';

const queue = createToastQueue();
const none: Toast[] = [];

type NotifyOptions = { for?: keyof typeof durations; action?: Message['action'] };

/**
 * Says in passing what has been done or has failed, on whatever screen the person is by then. What has to be read or
 * acted upon belongs onto the page, as a Notice.
 */
export function notify(tone: Message['tone'], text: string, options: NotifyOptions = {}): void {
  const { for: length = tone === 'bad' ? 'error' : 'general', action } = options;
  queue.add({ tone, text, ...(action ? { action } : {}) }, durations[length]);
}

/** Where the messages appear, once in the frame. F6 goes there and Escape comes back. */
export function Toasts() {
  const toasts = useSyncExternalStore(queue.subscribe, queue.shown, () => none);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  useHeldWhileHidden();
  useKey('F6', () => region.current?.querySelector<HTMLElement>('li button')?.focus());

  const dismiss = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement);
    if (hadFocus) goBack();
    queue.dismiss(id);
    // What is taken away tells nobody that the pointer or the focus has left it.
    queue.hold('pointed', false);
    queue.hold('focused', false);
  };

  return createPortal(
    // Dialogs leave a top layer in reach.
    <section
      ref={region}
      className={css.toasts}
      aria-label="Messages"
      data-react-aria-top-layer="true"
      onPointerMove={() => queue.hold('pointed', true)}
      onPointerLeave={() => queue.hold('pointed', false)}
      onFocus={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        queue.hold('focused', true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) queue.hold('focused', false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') goBack();
      }}
    >
      {/* Two lists, as a live region keeps its urgency from before anything is in it. */}
      <ul className={css.list} aria-live="polite" aria-relevant="additions">
        <Some toasts={toasts.filter(({ tone }) => tone !== 'bad')} onDismiss={dismiss} />
      </ul>
      <ul className={css.list} aria-live="assertive" aria-relevant="additions">
        <Some toasts={toasts.filter(({ tone }) => tone === 'bad')} onDismiss={dismiss} />
      </ul>
    </section>,
    document.body,
  );
}

const icons: Record<Message['tone'], IconName> = { good: 'check', bad: 'alert', info: 'info' };

function Some({ toasts, onDismiss }: { toasts: Toast[]; onDismiss: (id: number) => void }) {
  return toasts.map(({ id, tone, text, action }) => (
    <li key={id} className={css.toast}>
      <span className={css.tone[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <span className={css.text}>{text}</span>
      {action ? (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            onDismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={css.close} aria-label="Dismiss" onClick={() => onDismiss(id)}>
        <Icon name="close" size={16} />
      </button>
    </li>
  ));
}

function useHeldWhileHidden() {
  useEffect(() => {
    const look = () => queue.hold('hidden', document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

function useKey(key: string, onPress: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === key) onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
