/**
 * The mutants of one source file: each is one small edit that a tired developer could make. They are found in the syntax tree
 * of TypeScript; types, imports and what only people read (descriptions, error messages) are left alone.
 */
import ts from 'typescript';

type Edit = { start: number; end: number; text: string };
export type SourceMutant = Edit & {
  /** Where and what, without line numbers, so that it stays the same while the code around it changes. */
  id: string;
  line: number;
};

const opposite: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
};

/** Only people or XState's own bookkeeping read these; a health rule holds `src` and `id` of an invoked actor together. */
const unread = new Set(['description', 'types', 'options', 'id', 'systemId', 'src']);
/** Properties whose strings name something; dropping them or another target is the mutant, not another spelling. */
const names = new Set(['type', 'target', 'initial', 'guard', 'actions', 'entry', 'exit', 'tags', 'deadline']);
/** What `setup` declares by name; each is changed inside, because without it the machine does not start. */
const declared = new Set(['guards', 'actions', 'delays', 'actors']);
const quiet = new Set(['placeholder', 'Error']);

const nameOf = (node: ts.Node): string | null => {
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isVariableDeclaration(node))
    return node.name.getText();
  return null;
};

const scopeOf = (node: ts.Node): string => {
  const scope: string[] = [];
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    const name = nameOf(at);
    if (name !== null) scope.unshift(name);
  }
  return scope.join('.');
};

const holderOf = (node: ts.Node): string | null => {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (ts.isPropertyAssignment(at)) return at.name.getText();
    if (!ts.isArrayLiteralExpression(at) && !ts.isAsExpression(at)) return null;
  }
  return null;
};

/** The object literal that `setup` declares guards, actions, delays or actors in. */
const isDeclaration = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node.parent) &&
  ts.isPropertyAssignment(node.parent.parent) &&
  declared.has(node.parent.parent.name.getText()) &&
  ts.isObjectLiteralExpression(node.parent.parent.parent) &&
  ts.isCallExpression(node.parent.parent.parent.parent) &&
  node.parent.parent.parent.parent.expression.getText() === 'setup';

/** The state that follows the one which a target names, or null for the target of another level. */
const otherState = (target: ts.StringLiteralLike): string | null => {
  const states = new Set<string>();
  for (let at: ts.Node | undefined = target.parent; at; at = at.parent) {
    if (!ts.isPropertyAssignment(at) || at.name.getText() !== 'states') continue;
    if (!ts.isObjectLiteralExpression(at.initializer)) continue;
    for (const { name } of at.initializer.properties) if (name) states.add(name.getText());
    if (states.has(target.text)) break;
    states.clear();
  }
  const all = [...states];
  const other = all[(all.indexOf(target.text) + 1) % all.length];
  return other === undefined || other === target.text ? null : other;
};

const isTarget = (node: ts.StringLiteralLike): boolean => {
  const holder = holderOf(node);
  if (holder === 'target' || holder === 'initial') return true;
  const { parent } = node;
  if (!ts.isPropertyAssignment(parent)) return false;
  const above = ts.isObjectLiteralExpression(parent.parent) && parent.parent.parent;
  const within = above && ts.isPropertyAssignment(above) ? above.name.getText() : '';
  return ['on', 'after', 'onDone', 'onError', 'always'].some((each) => each === within || each === holder);
};

type Found = { what: string; at: ts.Node; text: string; end?: number };

const ofProperty = (node: ts.ObjectLiteralElementLike): Found[] => {
  const name = node.name?.getText() ?? '';
  if (unread.has(name)) return [];
  if (isDeclaration(node)) {
    const isDelay = ts.isShorthandPropertyAssignment(node) && /[dD]eadline|[lL]ifetime|[iI]nterval|[lL]imit/.test(name);
    return isDelay ? [{ what: 'double', at: node, text: `${name}: 2 * ${name}` }] : [];
  }
  if (declared.has(name) && holderOf(node) === null && scopeOf(node).split('.').length <= 2) return [];
  return [{ what: 'drop', at: node, text: '' }];
};

const ofString = (node: ts.StringLiteralLike): Found[] => {
  const holder = holderOf(node) ?? '';
  if (isTarget(node)) {
    const other = otherState(node);
    return other === null ? [] : [{ what: `lead to ${other} instead of`, at: node, text: `'${other}'` }];
  }
  if (names.has(holder) || unread.has(holder) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node))
    return [];
  if (ts.isElementAccessExpression(node.parent) || ts.isLiteralTypeNode(node.parent)) return [];
  return [{ what: 'respell', at: node, text: node.text === '' ? "'?'" : "''" }];
};

const ofFunction = (node: ts.ArrowFunction): Found[] => {
  const isGuard =
    ts.isPropertyAssignment(node.parent) && isDeclaration(node.parent) && /guards\.\w+$/.test(scopeOf(node));
  if (!isGuard) return [];
  return [true, false].map((answer) => ({ what: `always say ${answer}:`, at: node.body, text: String(answer) }));
};

/** Whether all of a list or one of it; a list of one item does not tell them apart. */
const otherQuantity: Partial<Record<string, string>> = { some: 'every', every: 'some' };

const ofCall = (node: ts.CallExpression): Found[] => {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name } = expression;
  const other = otherQuantity[name.text];
  if (other !== undefined) return [{ what: `${other} instead of`, at: name, text: other }];
  if (node.arguments.length > 0 && name.text !== 'filter') return [];
  return [{ what: `leave out ${name.text}() of`, at: node, text: expression.expression.getText() }];
};

const ofExpression = (node: ts.Node): Found[] => {
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken: token } = node;
    if (token.kind === ts.SyntaxKind.QuestionQuestionToken)
      return [{ what: 'always take the default of', at: node, text: right.getText() }];
    const text = opposite[token.kind];
    return text === undefined
      ? []
      : [{ what: `${text} instead of`, at: node, text: `${left.getText()} ${text} ${right.getText()}` }];
  }
  if (ts.isConditionalExpression(node)) {
    return [
      { what: 'always take the first of', at: node, text: `(${node.whenTrue.getText()})` },
      { what: 'always take the second of', at: node, text: `(${node.whenFalse.getText()})` },
    ];
  }
  if (ts.isIfStatement(node)) {
    return ['true', 'false'].map((text) => ({ what: `if ${text} instead of`, at: node.expression, text }));
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ what: 'do not negate', at: node, text: node.operand.getText() }];
  if (ts.isNumericLiteral(node))
    return [{ what: 'another number than', at: node, text: node.text === '0' ? '1' : `(2 * ${node.text})` }];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ what: 'false instead of', at: node, text: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ what: 'true instead of', at: node, text: 'true' }];
  return [];
};

const isElement = (node: ts.Node): boolean => ts.isArrayLiteralExpression(node.parent);

/** `?? ''` is for the type alone, where the state sees to a value; whether a default is always taken is another mutant. */
const isDefault = (node: ts.Node): boolean =>
  (ts.isLiteralExpression(node) || node.kind === ts.SyntaxKind.FalseKeyword) &&
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;

const of = (node: ts.Node): Found[] => [
  ...(ts.isObjectLiteralElementLike(node) ? ofProperty(node) : []),
  ...(ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? ofString(node) : []),
  ...(ts.isArrowFunction(node) ? ofFunction(node) : []),
  ...(ts.isCallExpression(node) ? ofCall(node) : []),
  ...(isElement(node) ? [{ what: 'drop', at: node, text: '' }] : []),
  ...ofExpression(node),
];

const isSkipped = (node: ts.Node): boolean =>
  isDefault(node) ||
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  (ts.isPropertyAssignment(node) && unread.has(node.name.getText())) ||
  ((ts.isCallExpression(node) || ts.isNewExpression(node)) && quiet.has(node.expression.getText()));

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
};

/** @param file its name, for ids */
export function mutantsOf(file: string, source: string): SourceMutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    found.push(...of(node));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  const seen = new Map<string, number>();
  return found.map(({ what, at, text }) => {
    const start = at.getStart();
    // A dropped property or element takes its comma with it.
    const end = text === '' ? at.end + (/^\s*,/.exec(source.slice(at.end))?.[0].length ?? 0) : at.end;
    const name = `${file} ${scopeOf(at)}: ${what} ${shorten(at.getText())}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return {
      id: count === 1 ? name : `${name} #${count}`,
      line: tree.getLineAndCharacterOfPosition(start).line + 1,
      start,
      end,
      text,
    };
  });
}
