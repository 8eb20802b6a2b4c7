import type { CodeLanguage } from './language.ts';

export const python: CodeLanguage = {
  key: 'python',
  name: 'Python',
  extensions: ['py', 'pyi', 'pyw'],
  grammar: 'python',
  query: `
[
  (function_definition name: (identifier) @name body: (_) @body)
  (decorated_definition definition: (function_definition name: (identifier) @name body: (_) @body))
] @function
[
  (class_definition name: (identifier) @name body: (_) @body)
  (decorated_definition definition: (class_definition name: (identifier) @name body: (_) @body))
] @class
(block . (expression_statement (string) @docstring))
(call function: [(identifier) @call (attribute attribute: (identifier) @call)])
(import_statement name: [(dotted_name) @import (aliased_import name: (dotted_name) @import)])
(import_from_statement module_name: (_) @import)
(import_from_statement name: [(dotted_name) @imported (aliased_import name: (dotted_name) @imported)])
(comment) @comment
(decorator) @attribute
[(if_statement) (elif_clause) (for_statement) (while_statement) (except_clause) (conditional_expression)
 (boolean_operator) (if_clause) (case_clause)] @branch
`,
};
