// A plugin of Vite. A page that calls the server needs the method and the path of a call, not what the documentation says of it, nor the
// schemas that the server checks it with: those are a tenth of a page's script, and as much of the time until something is drawn. Only
// forms check what somebody typed.
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

const MARK = '?calls';
const SCHEMAS = /^(?:summary|params|query|body|response|fields)$/;
const CHECKS_INPUT = /from '(?:zod|@hookform\/resolvers\/zod)/;

/** @returns {import('vite').Plugin} */
export function callsWithoutSchemas() {
  return {
    name: 'calls-without-schemas',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const isOfCalls = importer.endsWith(MARK);
      const isContract = source.startsWith('#contract/') || (isOfCalls && source.startsWith('./'));
      if (!isContract || (!isOfCalls && checksInput(importer))) return null;
      const from = importer.replace(MARK, '');
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
      return resolved && `${resolved.id}${MARK}`;
    },
    load(id) {
      if (!id.endsWith(MARK)) return null;
      const path = id.slice(0, -MARK.length);
      return { code: withoutSchemas(path, readFileSync(path, 'utf8')), moduleType: 'ts' };
    },
  };
}

/** @param {string} file */
const checksInput = (file) => /\.tsx?$/.test(file) && CHECKS_INPUT.test(readFileSync(file, 'utf8'));

/**
 * The endpoints without their schemas; what else the file makes when it is read is made only where something uses it.
 * @param {string} path
 * @param {string} source
 */
export function withoutSchemas(path, source) {
  /** @type {{ start: number, end: number, code: string }[]} */
  const edits = [];
  const { program } = parseSync(path, source);
  new Visitor({
    CallExpression({ callee, arguments: [description] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineEndpoint') return;
      if (description?.type !== 'ObjectExpression') return;
      edits.push({ start: callee.start, end: callee.start, code: '/*@__PURE__*/ ' });
      edits.push(...schemasIn(description));
    },
    VariableDeclarator({ init }) {
      if (!init || !isAtTop(program, init)) return;
      const bare = withoutCasts(init);
      if (bare.type === 'ObjectExpression') edits.push(...schemasIn(bare));
      else if (bare.type !== 'CallExpression' || isEndpoint(bare)) return;
      edits.push({ start: init.start, end: init.start, code: '/*@__PURE__*/ (() => (' });
      edits.push({ start: init.end, end: init.end, code: '))()' });
    },
  }).visit(program);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (code, { start, end, code: other }) => code.slice(0, start) + other + code.slice(end),
      source,
    );
}

/**
 * @param {import('vite').ESTree.Expression} node
 * @returns {import('vite').ESTree.Expression}
 */
const withoutCasts = (node) =>
  node.type === 'TSAsExpression' ? withoutCasts(node.expression) : node;

/** @param {import('vite').ESTree.CallExpression} call */
const isEndpoint = ({ callee }) => callee.type === 'Identifier' && callee.name === 'defineEndpoint';

/**
 * @param {import('vite').ESTree.Program} program
 * @param {import('vite').ESTree.Node} node
 */
const isAtTop = (program, node) =>
  program.body.some((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return (
      declared?.type === 'VariableDeclaration' &&
      declared.declarations.some(({ init }) => init === node)
    );
  });

/**
 * @param {import('vite').ESTree.ObjectExpression} description
 * @returns {{ start: number, end: number, code: string }[]}
 */
function schemasIn(description) {
  return description.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { name } = property.key;
    const { start, end } = property;
    if (SCHEMAS.test(name)) return [{ start, end, code: `${name}: undefined` }];
    return property.value.type === 'ObjectExpression' ? schemasIn(property.value) : [];
  });
}
