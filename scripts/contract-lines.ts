/**
 * Declares the format *line* of every text that a request may bring, where the contract's files state no other format and no
 * pattern from end to end: nobody can forget that a name has no line breaks.
 */
type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Parameter = { $ref?: string; schema?: Schema };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};

const isStated = ({ format, pattern, enum: values, const: value, contentMediaType }: Schema) =>
  [format, values, value, contentMediaType].some((one) => one !== undefined) || /^\^.*\$$/s.test(pattern ?? '');

export function declareLines(document: unknown): void {
  const { paths, components } = document as Document;
  const seen = new Set<Schema>();
  const named = <One>(all: Record<string, One>, $ref: string) => all[$ref.split('/').at(-1) ?? ''];

  function declare(given: Schema | boolean | undefined): void {
    const schema =
      typeof given === 'object' && given.$ref !== undefined ? named(components.schemas, given.$ref) : given;
    if (typeof schema !== 'object' || seen.has(schema)) return;
    seen.add(schema);
    if ([schema.type].flat().includes('string') && !isStated(schema)) schema.format = 'line';
    const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema;
    for (const inside of [...Object.values(properties), items, additionalProperties, ...allOf, ...anyOf, ...oneOf])
      declare(inside);
  }

  for (const item of Object.values(paths))
    for (const { parameters = [], requestBody } of Object.values(item)) {
      for (const { schema } of Object.values(requestBody?.content ?? {})) declare(schema);
      for (const one of parameters)
        declare((one.$ref === undefined ? one : named(components.parameters, one.$ref))?.schema);
    }
}
