import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import * as css from './feedback.css.ts';
import { Icon } from './icon.tsx';

type Message = { tone: 'good' | 'bad'; text: string };

const queue = new ToastQueue<Message>({ maxVisibleToasts: 3 });

/** Says what has been done; goes after 6 s, an error after 5 s, and waits while it is pointed at. */
export function notify(tone: Message['tone'], text: string): void {
  queue.add({ tone, text }, { timeout: tone === 'good' ? 6000 : 5000 });
}

export function Toasts() {
  return (
    <ToastRegion queue={queue} className={css.toasts} aria-label="Messages">
      {({ toast }) => (
        <AriaToast toast={toast} className={css.toast}>
          <span className={css.toastTone[toast.content.tone]}>
            <Icon name={toast.content.tone === 'good' ? 'check' : 'alert'} />
          </span>
          <ToastContent className={css.toastText}>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          <Button slot="close" className={css.toastClose} aria-label="Dismiss">
            <Icon name="close" size={16} />
          </Button>
        </AriaToast>
      )}
    </ToastRegion>
  );
}
