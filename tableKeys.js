import ts from 'typescript';

/**
 * A rule: a table of the code (a constant of a module that is indexed by text) is read by `ownValue`, or is a `Map`.
 * Otherwise a key from outside could find what every object inherits, such as `constructor`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const noForeignKeys = {
  meta: { messages: { foreign: 'Read {{table}} by ownValue (src/lib/ownValue.ts), or make it a Map.' } },
  create(context) {
    const { parserServices: services } = context.sourceCode;
    return {
      'MemberExpression[computed=true]'(node) {
        const { object, property } = node;
        if (object.type !== 'Identifier') return;
        let scope = context.sourceCode.getScope(node);
        while (scope && !scope.set.has(object.name)) scope = scope.upper;
        if (scope?.type !== 'module') return;
        const isIndexed = services.getTypeAtLocation(object).getStringIndexType() !== undefined;
        const isAnyText = (services.getTypeAtLocation(property).flags & ts.TypeFlags.String) !== 0;
        if (isIndexed && isAnyText) context.report({ node, messageId: 'foreign', data: { table: object.name } });
      },
    };
  },
};

/** The plugin of eslint with this rule. */
export const tables = { rules: { 'no-foreign-keys': noForeignKeys } };
