/** What the contract says of answers: every answer that a test gets from a server is held against it. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { operationsOf, readContract } from './contract.ts';
import { addContractFormats } from './http/validation.ts';

type Route = { method: string; path: string };
export type RawAnswer = { status: number; headers: Headers; text: string };

const document = readContract();
const ajv = new Ajv2020({ strict: false });
addContractFormats(ajv);
ajv.addSchema({ $id: 'contract', ...document });

const escaped = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
const validators = new Map<string, ValidateFunction>();

function validatorOf(pointer: string, type: string): ValidateFunction {
  const $ref = `contract${pointer}/content/${escaped(type)}/schema`;
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  return validate;
}

/** What is wrong with an answer of an operation: a status, a media type or a body that the contract does not have. */
export function answerFault({ method, path }: Route, { status, headers, text }: RawAnswer): string | null {
  const found = `${method} ${path}: ${status} ${text.slice(0, 300)}`;
  const verb = method.toLowerCase();
  const given = document.paths[path]?.[verb]?.responses[status];
  if (given === undefined) return `${found} is not declared`;
  const pointer = given.$ref ?? `#/paths/${escaped(path)}/${verb}/responses/${status}`;
  const name = given.$ref?.split('/').at(-1);
  const { content = {} } = name === undefined ? given : (document.components.responses[name] ?? {});
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const types = Object.keys(content);
  if (types.length === 0) return text === '' ? null : `${found} has a body`;
  if (type !== 'application/json')
    return types.includes(type) || types.includes('image/*') ? null : `${found} is ${type}`;
  if (!types.includes(type)) return `${found} is JSON`;
  const validate = validatorOf(pointer, type);
  return validate(JSON.parse(text)) ? null : `${found} is off its schema: ${ajv.errorsText(validate.errors)}`;
}

const routes = operationsOf(document)
  // A path without parameters goes before one that it would fit.
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(({ method, path }) => {
    const pattern = path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+');
    return { method, path, pattern: new RegExp(`^${pattern}/?$`) };
  });

/** The operation behind an address; undefined where there is none. */
export function routeAt(method: string, address: string): Route | undefined {
  const [path = ''] = address.split('?');
  return routes.find((route) => route.method === method && route.pattern.test(path));
}
