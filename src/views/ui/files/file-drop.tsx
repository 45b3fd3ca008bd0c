import { type ReactNode, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone, type DropZoneProps, Text } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as button from '../actions/button.css.ts';
import * as field from '../fields/field.css.ts';
import { Icon } from '../foundations/icon.tsx';
import { upload } from '../foundations/icons.ts';
import * as css from './file-drop.css.ts';
import { type FileOnTheWay, FileRow } from './file-row.tsx';
import { type FileRules, offered, refuseChosen, showFormats, showSize } from './file-rules.ts';

type FileDropProps = FileRules & {
  label: string;
  /** Stands in place of the sentence about formats and size. */
  hint?: ReactNode;
  /** Those that were chosen, as the caller's uploads stand. */
  files: readonly FileOnTheWay[];
  /** Called with those that the rules take. */
  onChoose: (files: File[]) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  allowsMultiple?: boolean;
  /** So many may be there together; the rest is left out, which is said. */
  most?: number;
  /** Those that count besides `files`. */
  others?: number;
  isOptional?: boolean;
  isDisabled?: boolean;
  errorMessage?: string | null;
};

/**
 * Files to be sent: dropped, pasted, or chosen with a button, by keyboard and on phones too. It shows how far each one
 * is and says why one was refused; sending them is the caller's. For a logo, use LogoPicker.
 */
export function FileDrop(props: FileDropProps) {
  const { label, hint, files, accept, maxSize, onChoose, allowsMultiple = true, isOptional = false } = props;
  const { most = Number.POSITIVE_INFINITY, others: elsewhere = 0, errorMessage = null } = props;
  const room = Math.max(0, most - elsewhere - files.length);
  const isFull = room === 0;
  const isDisabled = (props.isDisabled ?? false) || isFull;
  const [refusals, setRefusals] = useState<string[]>([]);
  const chooser = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function take(chosen: File[], others: string[] = []) {
    const refused = await Promise.all(chosen.map((file) => refuseChosen(file, { accept, maxSize })));
    const taken = chosen.filter((_, index) => refused[index] === null);
    const reasons = chosen.flatMap((file, index) => (refused[index] ? [`${file.name} ${refused[index]}.`] : []));
    const isTooMany = !allowsMultiple && taken.length > 1;
    const surplus = allowsMultiple
      ? taken.slice(room).map(({ name }) => `${name} was left out: ${mostText(most)}.`)
      : [];
    setRefusals([...reasons, ...surplus, ...others, ...(isTooMany ? ['Only one file can be added.'] : [])]);
    if (taken.length > 0 && !isTooMany) onChoose(taken.slice(0, room));
  }
  const drop: NonNullable<DropZoneProps['onDrop']> = async ({ items }) => {
    const folders = items.flatMap((item) => (item.kind === 'directory' ? [`${item.name} is a folder.`] : []));
    await take(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))), folders);
  };
  // What was pressed goes with the file; the keyboard would have to begin at the top of the page.
  function act(onAct: (id: string) => void, about: string) {
    chooser.current?.focus();
    onAct(about);
  }
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={`${id}-foot`}>
      <div className={field.top}>
        <span id={`${id}-label`} className={field.label}>
          {label}
          {isOptional ? <span className={field.optional}> optional</span> : null}
        </span>
      </div>
      <DropZone className={css.zone} isDisabled={isDisabled} onDrop={drop} aria-label={`${label}: drop or paste here`}>
        <span className={css.sign}>
          <Icon name={upload} size={20} />
        </span>
        <Text className={css.invitation}>Drop {allowsMultiple ? 'files' : 'a file'} here, or</Text>
        <FileTrigger
          acceptedFileTypes={offered(accept)}
          allowsMultiple={allowsMultiple}
          onSelect={(chosen) => take([...(chosen ?? [])])}
        >
          <AriaButton
            ref={chooser}
            isDisabled={isDisabled}
            className={`${button.look.secondary} ${button.size.medium}`}
          >
            {allowsMultiple ? 'Choose files' : 'Choose a file'}
          </AriaButton>
        </FileTrigger>
      </DropZone>
      <div id={`${id}-foot`}>
        {errorMessage ? (
          <p className={field.error} role="alert">
            {errorMessage}
          </p>
        ) : (
          <p className={field.hint}>
            {isFull
              ? `${mostText(most)}. Remove one to add another.`
              : (hint ?? `${showFormats(accept)}, at most ${showSize(maxSize)} each`)}
          </p>
        )}
      </div>
      <div role="alert">
        {refusals.map((refusal) => (
          <p key={refusal} className={field.error}>
            {refusal}
          </p>
        ))}
      </div>
      {files.length > 0 ? (
        <ul className={css.files} aria-label={`${label}, chosen`}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onCancel={() => act(props.onCancel, file.id)}
              onRetry={() => act(props.onRetry, file.id)}
              onRemove={() => act(props.onRemove, file.id)}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className={css.visuallyHidden}>
        {stateOfAll(files)}
      </p>
    </fieldset>
  );
}

const mostText = (most: number) => `${most} files are the most`;

/** How far everything is, in words that change seldom enough to be read out. */
function stateOfAll(files: readonly FileOnTheWay[]): string {
  const sending = files.filter((file) => file.state === 'uploading');
  const failed = files.flatMap((file) => (file.state === 'failed' ? [`${file.name} failed: ${file.reason}`] : []));
  const kept = files.flatMap((file) =>
    file.state === 'done' && file.reason ? [`${file.name} was not deleted: ${file.reason}`] : [],
  );
  const quarters = sending.map(({ percent }) => Math.floor(percent / 25) * 25);
  const progress = sending.map(({ name }, index) => `${name}: ${quarters[index]} percent.`);
  const done = files.filter((file) => file.state === 'done').length;
  return [done > 0 ? `${done} of ${files.length} sent.` : '', ...progress, ...failed, ...kept]
    .filter(Boolean)
    .join(' ');
}
