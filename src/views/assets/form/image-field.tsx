import { Button } from '../../ui/actions/button.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { showSize } from '../../ui/files/file-rules.ts';
import { objectUrlOf } from '../../ui/files/object-url.ts';
import { Icon } from '../../ui/foundations/icon.tsx';
import { imageRules } from '../image-rules.ts';
import * as css from './asset-form.css.ts';

type ImageFieldProps = {
  image: File | null;
  onChange: (image: File | null) => void;
};

const noFiles: [] = [];
const nothing = () => undefined;

/** The image of an asset, which is sent once the asset is added. */
export function ImageField({ image, onChange }: ImageFieldProps) {
  const address = objectUrlOf(image?.type.startsWith('image/') ? image : null);
  if (image) {
    return (
      <div className={css.chosen}>
        {address ? <img className={css.preview} src={address} alt="" /> : <Icon name="document" size={32} />}
        <span className={css.chosenName}>
          {image.name}, {showSize(image.size)}
        </span>
        <Button look="ghost" onPress={() => onChange(null)}>
          Remove
        </Button>
      </div>
    );
  }
  return (
    <FileDrop
      label="Image"
      hint="5MB (Jpegs, Pdf)"
      isOptional
      allowsMultiple={false}
      {...imageRules}
      files={noFiles}
      onChoose={([file]) => onChange(file ?? null)}
      onCancel={nothing}
      onRetry={nothing}
      onRemove={nothing}
    />
  );
}
