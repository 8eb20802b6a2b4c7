import type { CodeLanguage } from './language.ts';

export const php: CodeLanguage = {
  key: 'php',
  name: 'PHP',
  extensions: ['php', 'phtml', 'inc'],
  grammar: 'php',
  query: `
(function_definition name: (_) @name body: (_) @body) @function
(method_declaration name: (_) @name body: (_) @body) @method
(expression_statement (assignment_expression left: (variable_name (name) @name)
  right: [(anonymous_function body: (_) @body) (arrow_function body: (_) @body)])) @function
[
  (class_declaration name: (_) @name body: (_) @body)
  (interface_declaration name: (_) @name body: (_) @body)
  (trait_declaration name: (_) @name body: (_) @body)
  (enum_declaration name: (_) @name body: (_) @body)
] @class
(function_call_expression function: [(name) @call (qualified_name (name) @call)])
(member_call_expression name: (name) @call)
(nullsafe_member_call_expression name: (name) @call)
(scoped_call_expression name: (name) @call)
(object_creation_expression [(name) @call (qualified_name (name) @call)])
(namespace_use_clause [(name) (qualified_name)] @import)
(require_expression (string) @import)
(require_once_expression (string) @import)
(include_expression (string) @import)
(include_once_expression (string) @import)
(comment) @comment
(attribute_list) @attribute
[(if_statement) (else_if_clause) (for_statement) (foreach_statement) (while_statement) (do_statement) (case_statement)
 (catch_clause) (conditional_expression) (match_conditional_expression)
 (binary_expression operator: ["&&" "||" "??" "and" "or"])] @branch
`,
};

export const ruby: CodeLanguage = {
  key: 'ruby',
  name: 'Ruby',
  extensions: ['rb', 'rake', 'gemspec', 'ru'],
  grammar: 'ruby',
  query: `
[
  (method name: (_) @name body: (_)? @body)
  (singleton_method name: (_) @name body: (_)? @body)
  (assignment left: (identifier) @name right: (lambda body: (_) @body))
] @function
[
  (class name: (_) @name body: (_)? @body)
  (module name: (_) @name body: (_)? @body)
] @class
(call method: (identifier) @call)
((call receiver: (constant) @call method: (identifier) @_new) (#eq? @_new "new"))
((call method: (identifier) @_require arguments: (argument_list . (string) @import))
  (#match? @_require "^require(_relative)?$"))
(comment) @comment
[(if) (elsif) (unless) (while) (until) (for) (when) (in_clause) (rescue) (if_modifier) (unless_modifier)
 (while_modifier) (until_modifier) (rescue_modifier) (conditional) (binary operator: ["&&" "||" "and" "or"])] @branch
`,
};
