import type { CodeLanguage } from './language.ts';

const functionValue =
  '[(arrow_function body: (_) @body) (function_expression body: (_) @body) (generator_function body: (_) @body)]';

/** What React's wrappers are given is what people call by the variable's name. */
const wrappedFunction = `(call_expression
  function: [(identifier) @_wrapper (member_expression property: (property_identifier) @_wrapper)]
  arguments: (arguments . ${functionValue}))`;

/** One variable takes its `const` along, and its `export`; of several each has its own lines. */
const variables = (value: string) => `
  (variable_declarator name: (identifier) @name value: ${value})
  (lexical_declaration . (variable_declarator name: (identifier) @name value: ${value}) .)
  (variable_declaration . (variable_declarator name: (identifier) @name value: ${value}) .)
  (export_statement declaration: (lexical_declaration . (variable_declarator name: (identifier) @name value: ${value}) .))
`;

/** What JavaScript and TypeScript have in common. */
const shared = `
[
  (function_declaration name: (identifier) @name body: (_) @body)
  (generator_function_declaration name: (identifier) @name body: (_) @body)
  (export_statement declaration: [
    (function_declaration name: (identifier) @name body: (_) @body)
    (generator_function_declaration name: (identifier) @name body: (_) @body)])
  ${variables(functionValue)}
  (expression_statement (assignment_expression left: (member_expression property: (property_identifier) @name)
    right: ${functionValue}))
  (pair key: [(property_identifier) @name (string (string_fragment) @name)] value: ${functionValue})
] @function
([${variables(wrappedFunction)}] @function (#any-of? @_wrapper "memo" "forwardRef" "useCallback"))
(ERROR "function" @function . (identifier) @name) @rest
(export_statement "default" value: ${functionValue}) @function
(export_statement "default" value: (class body: (_) @body)) @class
[${variables('(class body: (_) @body)')}] @class
(method_definition name: (_) @name body: (_) @body) @method
[
  (class_declaration name: (_) @name body: (_) @body)
  (export_statement declaration: (class_declaration name: (_) @name body: (_) @body))
] @class
(call_expression function: [(identifier) @call (member_expression property: (property_identifier) @call)])
(new_expression constructor: [(identifier) @call (member_expression property: (property_identifier) @call)])
(import_statement source: (string) @import)
(import_specifier name: (identifier) @imported)
(export_statement source: (string) @import)
(call_expression function: (import) arguments: (arguments . (string) @import))
((call_expression function: (identifier) @_require arguments: (arguments . (string) @import))
  (#eq? @_require "require"))
(comment) @comment
(decorator) @attribute
[(if_statement) (for_statement) (for_in_statement) (while_statement) (do_statement) (switch_case) (catch_clause)
 (ternary_expression) (binary_expression operator: ["&&" "||" "??"])] @branch
`;

const elements = `
(jsx_opening_element name: (identifier) @call)
(jsx_self_closing_element name: (identifier) @call)
`;

const types = `
[
  (abstract_class_declaration name: (_) @name body: (_) @body)
  (export_statement declaration: (abstract_class_declaration name: (_) @name body: (_) @body))
  (interface_declaration name: (_) @name body: (_) @body)
  (export_statement declaration: (interface_declaration name: (_) @name body: (_) @body))
  (enum_declaration name: (_) @name body: (_) @body)
  (export_statement declaration: (enum_declaration name: (_) @name body: (_) @body))
  (type_alias_declaration name: (_) @name value: (_) @body)
  (export_statement declaration: (type_alias_declaration name: (_) @name value: (_) @body))
] @class
(internal_module name: (_) @name) @scope
(public_field_definition name: (_) @name value: ${functionValue}) @method
`;

const fields = `
(field_definition property: (_) @name value: ${functionValue}) @method
`;

export const javascript: CodeLanguage = {
  key: 'javascript',
  name: 'JavaScript',
  family: 'typescript',
  extensions: ['js', 'mjs', 'cjs', 'jsx'],
  grammar: 'javascript',
  query: shared + fields + elements,
};

export const typescript: CodeLanguage = {
  key: 'typescript',
  name: 'TypeScript',
  extensions: ['ts', 'mts', 'cts'],
  grammar: 'typescript',
  query: shared + types,
};

export const tsx: CodeLanguage = {
  key: 'tsx',
  name: 'TSX',
  family: 'typescript',
  extensions: ['tsx'],
  grammar: 'tsx',
  query: shared + types + elements,
};
