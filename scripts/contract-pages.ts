/**
 * Writes the page of a list in the place of `x-page-of`, before the contract's files are bundled. What stands beside the mark,
 * `required` and `properties`, the page has besides.
 */
type Schema = { required?: string[]; properties?: Record<string, unknown>; 'x-page-of'?: unknown };

function writePage(schema: Schema): void {
  const { 'x-page-of': items, required = [], properties = {} } = schema;
  if (items === undefined) return;
  delete schema['x-page-of'];
  Object.assign(schema, {
    type: 'object',
    required: ['count', 'next', 'previous', 'results', ...required],
    additionalProperties: false,
    properties: {
      count: { $ref: 'shared.yaml#/schemas/Count' },
      next: { $ref: 'shared.yaml#/schemas/PageLink' },
      previous: { $ref: 'shared.yaml#/schemas/PageLink' },
      results: { type: 'array', items },
      ...properties,
    },
  });
}

export const pages = {
  id: 'pages',
  preprocessors: { oas3: { written: () => ({ Schema: { enter: writePage } }) } },
};
