/** The code of each state of the reference at `/ui`, as somebody would copy it: what is shown, and what of its file that needs. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** By the slug of a page and the name of its state. */
export type ReferenceCode = Record<string, Record<string, string>>;

export const referenceCode = (): ReferenceCode =>
  Object.fromEntries(
    globSync(['src/views/{ui,shared}/*/*.reference.tsx', 'src/reference/examples/*.reference.tsx'])
      .sort()
      .map((file) => [basename(file, '.reference.tsx'), codeOf(file)]),
  );

function codeOf(file: string): Record<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const parts = topLevel(source);
  const found: Record<string, string> = {};
  for (const state of statesIn(source)) {
    const [name, show] = [propertyOf(state, 'name'), propertyOf(state, 'Show')];
    if (name === undefined || !ts.isStringLiteral(name) || show === undefined) continue;
    const needed = new Set<ts.Node>();
    const code = ts.isIdentifier(show) ? '' : shown(show, source);
    collect(show, parts, needed);
    const imports = [...needed].filter(ts.isImportDeclaration).flatMap((each) => importOf(each, file, show, needed));
    const rest = [...needed].filter((node) => !ts.isImportDeclaration(node)).sort((one, other) => one.pos - other.pos);
    found[name.text] = [imports.sort().join('\n'), ...rest.map((node) => node.getText(source)), code]
      .filter(Boolean)
      .join('\n\n');
  }
  return found;
}

/** The objects of `states` in the file's `reference`. */
function statesIn(source: ts.SourceFile): ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'states') {
      if (ts.isArrayLiteralExpression(node.initializer))
        found.push(...node.initializer.elements.filter(ts.isObjectLiteralExpression));
    } else ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const propertyOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)?.initializer;

/** What stands at the top of the file, by each name that it declares. */
function topLevel(source: ts.SourceFile): Map<string, ts.Node> {
  const parts = new Map<string, ts.Node>();
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) for (const { name } of namesIn(node)) parts.set(name, node);
    else if (ts.isVariableStatement(node))
      for (const { name } of node.declarationList.declarations) parts.set(name.getText(source), node);
    else if ((ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name)
      parts.set(node.name.text, node);
  }
  return parts;
}

/** Adds what a node names, and what that names in turn. */
function collect(node: ts.Node, parts: Map<string, ts.Node>, needed: Set<ts.Node>): void {
  if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent)) add(node.text, parts, needed);
  else if (ts.isPropertyAccessExpression(node)) collect(node.expression, parts, needed);
  if (!ts.isIdentifier(node)) ts.forEachChild(node, (child) => collect(child, parts, needed));
}

function add(name: string, parts: Map<string, ts.Node>, needed: Set<ts.Node>): void {
  const part = parts.get(name);
  if (part === undefined || needed.has(part)) return;
  needed.add(part);
  if (!ts.isImportDeclaration(part)) ts.forEachChild(part, (child) => collect(child, parts, needed));
}

const namesIn = ({ importClause }: ts.ImportDeclaration): { name: string; text: string }[] => {
  const named = importClause?.namedBindings;
  const alone = importClause?.name ? [{ name: importClause.name.text, text: importClause.name.text }] : [];
  if (named === undefined) return alone;
  if (ts.isNamespaceImport(named)) return [{ name: named.name.text, text: `* as ${named.name.text}` }];
  return [...alone, ...named.elements.map((each) => ({ name: each.name.text, text: each.getText() }))];
};

/** The names of an import that are used, from where they are as `src/` knows them; specimens are of the reference alone. */
function importOf(node: ts.ImportDeclaration, file: string, show: ts.Node, needed: Set<ts.Node>): string[] {
  const from = (node.moduleSpecifier as ts.StringLiteral).text;
  const path = from.startsWith('.') ? join(dirname(file), from) : from;
  if (path.startsWith('src/reference/')) return [];
  const texts = [show, ...[...needed].filter((each) => !ts.isImportDeclaration(each))].map((each) => each.getText());
  const used = namesIn(node).filter(({ name }) => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  const [first] = used;
  if (first === undefined) return [];
  const names = first.text.startsWith('* as') ? first.text : `{ ${used.map(({ text }) => text).join(', ')} }`;
  return [`import ${node.importClause?.isTypeOnly ? 'type ' : ''}${names} from '${path}';`];
}

/** What a component without props shows, without its function and the specimen's frame around it. */
function shown(show: ts.Expression, source: ts.SourceFile): string {
  if (!ts.isArrowFunction(show)) return show.getText(source);
  let body: ts.Node = show.body;
  while (ts.isParenthesizedExpression(body)) body = body.expression;
  const isFramed = ts.isJsxElement(body) && /^(Row|Column)$/.test(body.openingElement.tagName.getText(source));
  if (!isFramed) return outdented(body, source);
  return (body as ts.JsxElement).children
    .filter((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces))
    .map((child) => outdented(child, source))
    .join('\n');
}

/** The text of a node without the indentation of its own line. */
function outdented(node: ts.Node, source: ts.SourceFile): string {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const indent = /^ */.exec(source.text.slice(source.getPositionOfLineAndCharacter(line, 0)))?.[0] ?? '';
  return node.getText(source).replaceAll(`\n${indent}`, '\n');
}
