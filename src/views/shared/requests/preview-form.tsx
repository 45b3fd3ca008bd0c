import { useId } from 'react';
import { TextField } from '../../ui/fields/field.tsx';
import * as css from './preview-form.css.ts';

/** A question of a form that somebody puts together, as the server tells of it. */
export type PreviewField = {
  field_name: string;
  display_name: string;
  /** Only those that are checked are part of the form. */
  is_checked: boolean;
  required: boolean;
  /** How many of twelve columns it takes, where there is room. */
  col: number;
};

type PreviewSection = { title: string; fields: readonly PreviewField[] };

type PreviewFormProps = {
  /** What the form is called, to screen readers. */
  label: string;
  sections: readonly PreviewSection[];
  /** What can be chosen in the fields that are chosen from, by `field_name`. */
  choices?: Record<string, readonly string[]>;
};

/** A form as those will see it who fill it in, such as applicants for a job. Nothing can be written into it. */
export function PreviewForm({ label, sections, choices = {} }: PreviewFormProps) {
  const id = useId();
  const shown = sections
    .map(({ title, fields }) => ({ title, fields: fields.filter((field) => field.is_checked) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <fieldset className={css.form} aria-label={label}>
      <p className={css.note}>All fields marked (*) are mandatory.</p>
      {shown.map(({ title, fields }) => (
        <fieldset key={title} className={css.section}>
          <legend className={css.title}>{title}</legend>
          <div className={css.grid}>
            {fields.map((field) => (
              <div key={field.field_name} className={css.cell} style={{ gridColumn: `span ${columns(field.col)}` }}>
                <TextField
                  label={field.required ? `${field.display_name} *` : field.display_name}
                  name={`${id}-${field.field_name}`}
                  hint={choices[field.field_name]?.join(', ')}
                  placeholder={choices[field.field_name] ? 'Choose' : ''}
                  isRequired={field.required}
                  isDisabled
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

const columns = (col: number) => Math.min(12, Math.max(1, Math.round(col)));
