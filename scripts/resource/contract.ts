/** The contract's file of a new resource. */
import type { Field, Names } from './names.ts';

const sizes: Record<Field['kind'], string> = {
  line: 'maxLength: 100',
  text: 'format: text, maxLength: 2000',
  email: 'format: email, maxLength: 254',
  phone: 'maxLength: 40, description: National or international.',
  day: 'format: date',
  number: 'minimum: 0, maximum: 1000000000',
};

const typeOf = ({ kind, isOptional }: Field) => {
  const type = kind === 'number' ? 'integer' : 'string';
  return isOptional ? `type: [${type}, 'null']` : `type: ${type}`;
};

function asked(field: Field): string {
  const isLine = field.kind === 'line' || field.kind === 'text';
  const least = field.isOptional || field.kind === 'number' || field.kind === 'day' ? [] : ['minLength: 1'];
  const filled = field.isOptional || !isLine ? [] : ["pattern: '\\S'"];
  return `{ ${[typeOf(field), ...least, ...filled, sizes[field.kind]].join(', ')} }`;
}

const answered = (field: Field) =>
  `{ ${[typeOf(field), ...(field.kind === 'day' ? ['format: date'] : [])].join(', ')} }`;

const properties = (fields: readonly Field[], schema: (field: Field) => string) =>
  fields.map((field) => `      ${field.name}: ${schema(field)}`).join('\n');

export function contractOf(
  names: Names,
  fields: readonly Field[],
  { read, change }: { read: string; change: string },
): string {
  const { domain, camel, oneCamel, pascal, onePascal, snake, words, oneWords } = names;
  const operation = (id: string, summary: string, marks: readonly string[]) =>
    `    operationId: ${id}
    tags: [${domain}]
    summary: ${summary}
    x-origin: added
    ${marks.join('\n    ')}
    parameters:
      - { $ref: 'shared.yaml#/parameters/domain' }`;
  const changing = [`x-changes: [${snake}]`, `x-permission: [${change}]`];
  const once = [`x-changes: [${snake}]`, 'x-once: true', `x-permission: [${change}]`];
  const key = `      - { $ref: 'shared.yaml#/parameters/idempotencyKey' }`;
  const body = (schema: string) => `    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: '#/schemas/${schema}' }`;
  const answer = (status: string, description: string, schema = `{ $ref: '#/schemas/${onePascal}' }`) => `    responses:
      '${status}':
        description: ${description}
        content:
          application/json:
            schema: ${schema}`;
  return `${camel}:
  get:
${operation(`list${pascal}`, `The ${words} of the business`, [`x-reads: [${snake}]`, `x-permission: [${read}]`])}
      - { $ref: 'shared.yaml#/parameters/page' }
      - { $ref: 'shared.yaml#/parameters/pageSize' }
      - { $ref: 'shared.yaml#/parameters/search' }
      - name: ordering
        in: query
        description: The field to sort by; a minus reverses the order.
        schema: { type: string, enum: [name, -name], default: name }
${answer('200', 'A page of them.', `{ x-page-of: { $ref: '#/schemas/${onePascal}' } }`)}
  post:
${operation(`create${onePascal}`, `Add a ${oneWords}`, changing)}
${key}
${body(`New${onePascal}`)}
${answer('201', `The new ${oneWords}.`)}
${oneCamel}:
  put:
${operation(`update${onePascal}`, `Change a ${oneWords}`, once)}
${key}
      - { $ref: '#/parameters/id' }
      - { $ref: 'shared.yaml#/parameters/ifVersion' }
${body(`New${onePascal}`)}
${answer('200', `The changed ${oneWords}.`)}
  delete:
${operation(`delete${onePascal}`, `Delete a ${oneWords}`, once)}
${key}
      - { $ref: '#/parameters/id' }
    responses:
      '204':
        description: The ${oneWords} is deleted.
deletion:
  patch:
${operation(`bulkDelete${pascal}`, `Delete several ${words}`, once)}
${key}
${body(`${onePascal}Ids`)}
    responses:
      '204':
        description: They are deleted; what was gone before stays so.
parameters:
  id:
    name: id
    in: path
    required: true
    description: The ${oneWords}.
    schema: { type: string, format: uuid }
schemas:
  ${onePascal}:
    type: object
    required: [id, ${fields.map(({ name }) => name).join(', ')}]
    additionalProperties: false
    properties:
      id: { type: string, format: uuid }
${properties(fields, answered)}
  New${onePascal}:
    type: object
    required: [${fields.flatMap(({ name, isOptional }) => (isOptional ? [] : [name])).join(', ')}]
    additionalProperties: false
    properties:
${properties(fields, asked)}
  ${onePascal}Ids:
    type: object
    required: [ids]
    additionalProperties: false
    properties:
      ids: { type: array, minItems: 1, maxItems: 100, uniqueItems: true, items: { type: string, format: uuid } }
`;
}

export const pathsOf = ({ domain, kebab, camel, oneCamel, snake }: Names): string => {
  const line = (path: string, part: string) => `  /c/{domain}/${path}/: { $ref: '${domain}.${kebab}.yaml#/${part}' }\n`;
  return [line(snake, camel), line(`${snake}/bulk_delete`, 'deletion'), line(`${snake}/{id}`, oneCamel)].join('');
};
