import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import type { FileRules } from '../../ui/files/file-rules.ts';
import * as css from './employee-form.css.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const rules: FileRules = { accept: ['.png', '.jpg', '.jpeg', '.webp'], maxSize: 15 * 1024 * 1024 };
const noFiles: [] = [];
const nothing = () => undefined;

type PhotoFieldProps = { name: string; photo: string; onChange: (photo: string) => void };

/** A photo is made small in the browser, so that the form can be sent, and kept, with it. */
export function PhotoField({ name, photo, onChange }: PhotoFieldProps) {
  const [isUnread, setUnread] = useState(false);
  const choose = async (file: File | undefined) => {
    const small = file === undefined ? null : await shrinkPhoto(file);
    setUnread(small === null);
    if (small !== null) onChange(small);
  };
  if (photo !== '') {
    return (
      <div className={css.chosen}>
        <Avatar name={name} picture={photo} size="large" />
        <Button look="ghost" onPress={() => onChange('')}>
          Remove photo
        </Button>
      </div>
    );
  }
  return (
    <>
      <FileDrop
        label="Photo"
        hint="PNG, JPEG or WebP"
        isOptional
        allowsMultiple={false}
        {...rules}
        files={noFiles}
        onChoose={([file]) => void choose(file)}
        onCancel={nothing}
        onRetry={nothing}
        onRemove={nothing}
      />
      {isUnread ? <Notice tone="bad">This file is not a picture that your browser can read.</Notice> : null}
    </>
  );
}
