import { Button } from '../../ui/actions/button.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { showSize } from '../../ui/files/file-rules.ts';
import { objectUrlOf } from '../../ui/files/object-url.ts';
import * as css from '../form/asset-form.css.ts';

/** A photograph is made small before it travels; more than 3 MB are refused then. */
const rules = { accept: ['.png', '.jpeg'], maxSize: 25 * 1024 * 1024 };
const noFiles: [] = [];
const nothing = () => undefined;

type FaultPhotoProps = { photo: File | null; onChange: (photo: File | null) => void; errorMessage: string | null };

/** A photo of the fault, which is sent with the report. */
export function FaultPhoto({ photo, onChange, errorMessage }: FaultPhotoProps) {
  const address = objectUrlOf(photo);
  if (photo && !errorMessage)
    return (
      <div className={css.chosen}>
        {address ? <img className={css.preview} src={address} alt="" /> : null}
        <span className={css.chosenName}>
          {photo.name}, {showSize(photo.size)}
        </span>
        <Button look="ghost" onPress={() => onChange(null)}>
          Remove
        </Button>
      </div>
    );
  return (
    <FileDrop
      label="Photo"
      hint="PNG or JPEG. Make sure the file size is below 3MB."
      isOptional
      allowsMultiple={false}
      {...rules}
      files={noFiles}
      errorMessage={errorMessage}
      onChoose={([file]) => onChange(file ?? null)}
      onCancel={nothing}
      onRetry={nothing}
      onRemove={nothing}
    />
  );
}
