/** What is there of a field in any case is there in the whole, also where the request may leave it out. */
type Whole<Form, Known> = Form & {
  [Field in keyof Form & keyof Known as undefined extends Known[Field] ? never : Field]-?: Exclude<
    Form[Field],
    undefined
  >;
};

/**
 * The whole of an edit: what the request leaves out stays as it is. To empty a field is to send null or an empty text.
 * @param known what is there now, in the words of the form
 */
export const withLeftOut = <Form extends object, Known extends { [Field in keyof Form]?: Form[Field] }>(
  sent: Form,
  known: Known,
): Whole<Form, Known> => ({ ...known, ...sent }) as Whole<Form, Known>;
