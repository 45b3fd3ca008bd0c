import {
  type ChangeEvent,
  type FocusEvent,
  type InvalidEvent,
  type RefObject,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { FormContext } from 'react-aria-components/Form';

type Options = {
  input: RefObject<HTMLInputElement | null>;
  name: string;
  validate: ((text: string) => string | null) | undefined;
  /** A refusal that somebody else keeps, shown until they take it back. */
  errorMessage: string | null | undefined;
};

/**
 * What is wrong with an input, by the browser's own constraint validation: `errorMessage`, else the form's answer under
 * its name, else what `validate` says, else what `required`, `type` and their like say. The last two are told when a
 * person goes on to another field after typing or sends the form, not before, and go as soon as they are mended. Fields of
 * react-aria in the same form take part in the same validation; the first that is refused takes the focus.
 */
export function useValidity({ input, name, validate, errorMessage }: Options) {
  const form = useContext(FormContext);
  const answers = form && 'validationErrors' in form ? form.validationErrors : undefined;
  const [told, setTold] = useState<string | null>(null);
  const [isTyped, setTyped] = useState(false);
  // An answer is about the text that was sent.
  const [outdated, setOutdated] = useState<typeof answers>();
  const answer = answers === outdated ? null : ([answers?.[name] ?? []].flat()[0] ?? null);
  const refusal = errorMessage || answer;

  const messageOf = (element: HTMLInputElement, known: string | null | undefined): string | null => {
    element.setCustomValidity(known || validate?.(element.value) || '');
    if (element.validity.valid) return null;
    if (!element.validity.customError && element.validity.valueMissing) return 'Required';
    return element.validationMessage || 'Check this field';
  };
  useLayoutEffect(() => {
    if (input.current) messageOf(input.current, refusal);
  });

  const handlers = {
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setTyped(true);
      setOutdated(answers);
      // What was told is about the text; a refusal is shown only for as long as it is given.
      if (told !== null) setTold(messageOf(currentTarget, null));
      messageOf(currentTarget, errorMessage);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      // What is being pressed must not move away from under the pointer; what sends the form tells as well.
      const isPressing = relatedTarget instanceof HTMLButtonElement || relatedTarget instanceof HTMLAnchorElement;
      if (isTyped && !isPressing) setTold(messageOf(currentTarget, refusal));
    },
    onInvalid: (event: InvalidEvent<HTMLInputElement>) => {
      const element = event.currentTarget;
      event.preventDefault();
      setTold(messageOf(element, refusal));
      if (firstInvalid(element.form) === element) element.focus();
    },
  };
  return { message: refusal || told, handlers };
}

const firstInvalid = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find((each) => 'validity' in each && !(each as HTMLInputElement).validity.valid);
