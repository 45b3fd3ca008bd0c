import { Button } from '../actions/button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../foundations/icon.tsx';
import * as css from './file-drop.css.ts';
import { showSize } from './file-rules.ts';

/** A file that was chosen, and how its upload stands: it waits, is on its way, did not arrive, has arrived or is deleted. */
export type FileOnTheWay = {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** The flow that sends it, where there is one, and its state. */
  flow?: { name: string; state: string };
} & (
  | { state: 'chosen' }
  | { state: 'uploading'; percent: number }
  /** One that was refused is not sent again. */
  | { state: 'failed'; reason: string; isRefused?: boolean }
  /** With the reason why it could not be deleted. */
  | { state: 'done'; reason?: string | null }
  | { state: 'removing' }
);

type FileRowProps = { file: FileOnTheWay; onCancel: () => void; onRetry: () => void; onRemove: () => void };

/** One line of FileDrop. */
export function FileRow({ file, onCancel, onRetry, onRemove }: FileRowProps) {
  const percent = file.state === 'uploading' ? Math.round(file.percent) : null;
  const reason = file.state === 'failed' || file.state === 'done' ? file.reason : null;
  return (
    <li className={css.file} data-flow={file.flow?.name} data-state={file.flow?.state}>
      <span className={css.kind[file.state]}>
        <Icon name={file.state === 'failed' ? 'alert' : file.state === 'done' ? 'check' : 'document'} />
      </span>
      <div className={css.about}>
        <div className={css.name} title={file.name}>
          {file.name}
        </div>
        {reason ? (
          <div className={css.reason}>{reason}</div>
        ) : (
          <div className={css.note}>
            {showSize(file.size)}
            {file.state === 'done' ? ' · Sent' : null}
            {file.state === 'removing' ? ' · Deleting' : null}
            {percent === null ? null : ` · ${percent}%`}
          </div>
        )}
        {percent === null ? null : (
          <div className={css.progress}>
            <ProgressBar isThin label={`Sending ${file.name}`} percent={percent} />
          </div>
        )}
      </div>
      <div className={css.acts}>
        {file.state === 'failed' && !file.isRefused ? (
          <Button onPress={onRetry} aria-label={`Retry ${file.name}`}>
            Retry
          </Button>
        ) : null}
        {file.state === 'removing' ? null : percent === null ? (
          <Button look="ghost" onPress={onRemove} aria-label={`Remove ${file.name}`}>
            Remove
          </Button>
        ) : (
          <Button look="ghost" onPress={onCancel} aria-label={`Cancel ${file.name}`}>
            Cancel
          </Button>
        )}
      </div>
    </li>
  );
}
