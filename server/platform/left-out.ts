/**
 * The whole of an edit: what the request leaves out stays as it is. To empty a field is to send null or an empty text.
 * @param known what is there now, in the words of the form
 */
export const withLeftOut = <Form extends object>(sent: Form, known: { [Field in keyof Form]?: Form[Field] }): Form => ({
  ...known,
  ...sent,
});
