import { useRef, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../ui/actions/button.tsx';
import { Avatar, type AvatarColour, initials } from '../../ui/content/avatar.tsx';
import { refuseFile, refusePicture, showSize } from '../../ui/files/file-rules.ts';
import { objectUrlOf } from '../../ui/files/object-url.ts';
import { Icon } from '../../ui/foundations/icon.tsx';
import * as css from './logo-picker.css.ts';

export type Logo = { file: File | null; colour: AvatarColour | null };

type LogoPickerProps = {
  /** Whose letters stand in for a logo. */
  name: string;
  value: Logo;
  onChange: (value: Logo) => void;
  /** In bytes. */
  maxSize: number;
  errorMessage?: string | null;
};

const colours: { value: AvatarColour; label: string }[] = [
  { value: 'green', label: 'Green' },
  { value: 'amber', label: 'Amber' },
  { value: 'blue', label: 'Blue' },
  { value: 'plum', label: 'Plum' },
  { value: 'red', label: 'Red' },
];

/** An image file, or one of five colours behind the letters of a name: choosing either lets go of the other. */
export function LogoPicker({ name, value, onChange, maxSize, errorMessage = null }: LogoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef<File | null>(null);
  const picture = objectUrlOf(value.file);
  const message = refusal ?? errorMessage;

  async function choose(from: HTMLInputElement) {
    const file = from.files?.[0];
    if (!file) return;
    // Otherwise the same file could not be chosen again after it was removed.
    from.value = '';
    latest.current = file;
    const reason = refuseFile(file, { accept: ['image/*'], maxSize }) ?? (await refusePicture(file));
    // Something else was chosen in the meantime.
    if (latest.current !== file) return;
    setRefusal(reason === null ? null : `${file.name} ${reason}. Choose another picture.`);
    if (reason === null) onChange({ file, colour: null });
  }

  function withoutFile(colour: AvatarColour | null) {
    latest.current = null;
    setRefusal(null);
    onChange({ file: null, colour });
  }

  function remove() {
    withoutFile(value.colour);
    // The button that was pressed goes with the file.
    chooser.current?.querySelector('button')?.focus();
  }
  return (
    <div className={css.picker} data-invalid={message ? true : undefined}>
      <div className={css.file}>
        <Avatar name={name} shape="square" size="large" colour={value.colour ?? 'green'} picture={picture} />
        <div>
          <div ref={chooser} className={css.acts}>
            <input
              ref={input}
              type="file"
              accept="image/*"
              aria-label="Logo"
              hidden
              onChange={(event) => choose(event.currentTarget)}
            />
            <Button onPress={() => input.current?.click()}>{value.file ? 'Change image' : 'Choose image'}</Button>
            {value.file ? (
              <Button look="ghost" onPress={remove}>
                Remove
              </Button>
            ) : null}
          </div>
          {message ? (
            <p className={css.error} role="alert">
              {message}
            </p>
          ) : (
            <p className={css.name}>{value.file ? value.file.name : `An image of at most ${showSize(maxSize)}`}</p>
          )}
        </div>
      </div>
      <RadioGroup
        value={value.colour}
        orientation="horizontal"
        onChange={(colour) => withoutFile(colour as AvatarColour)}
      >
        <Label className={css.groupLabel}>Or a colour with your letters</Label>
        <div className={css.swatches}>
          {colours.map((colour) => (
            <Radio
              key={colour.value}
              value={colour.value}
              aria-label={colour.label}
              className={css.swatch[colour.value]}
            >
              {initials(name)}
              <span className={css.tick}>
                <Icon name="check" size={12} />
              </span>
            </Radio>
          ))}
        </div>
      </RadioGroup>
    </div>
  );
}
