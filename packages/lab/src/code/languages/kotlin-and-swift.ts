import type { CodeLanguage } from './language.ts';

export const kotlin: CodeLanguage = {
  key: 'kotlin',
  name: 'Kotlin',
  family: 'java',
  extensions: ['kt', 'kts'],
  grammar: 'kotlin',
  query: `
[
  (function_declaration (simple_identifier) @name (function_body) @body)
  (property_declaration (variable_declaration (simple_identifier) @name)
    [(lambda_literal) @body (anonymous_function (function_body) @body)])
  (secondary_constructor "constructor" @name)
] @function
[
  (class_declaration (type_identifier) @name)
  (class_declaration (type_identifier) @name [(class_body) (enum_class_body)] @body)
  (object_declaration (type_identifier) @name)
  (object_declaration (type_identifier) @name (class_body) @body)
  (type_alias (type_identifier) @name)
] @class
(call_expression [(simple_identifier) @call (navigation_expression (navigation_suffix (simple_identifier) @call))])
(constructor_invocation (user_type (type_identifier) @call))
(import_header (identifier) @import)
[(line_comment) (multiline_comment)] @comment
(annotation) @attribute
[(if_expression) (when_entry) (for_statement) (while_statement) (do_while_statement) (catch_block)
 (conjunction_expression) (disjunction_expression) (elvis_expression)] @branch
`,
};

export const swift: CodeLanguage = {
  key: 'swift',
  name: 'Swift',
  extensions: ['swift'],
  grammar: 'swift',
  query: `
[
  (function_declaration name: (simple_identifier) @name body: (_) @body)
  (init_declaration "init" @name body: (_) @body)
  (deinit_declaration "deinit" @name body: (_) @body)
  (subscript_declaration "subscript" @name (computed_property) @body)
  (property_declaration name: (pattern bound_identifier: (simple_identifier) @name) computed_value: (_) @body)
  (property_declaration name: (pattern bound_identifier: (simple_identifier) @name) value: (lambda_literal) @body)
] @function
[
  (class_declaration name: (type_identifier) @name body: (_) @body)
  (protocol_declaration name: (type_identifier) @name body: (_) @body)
  (typealias_declaration "typealias" . name: (type_identifier) @name)
] @class
(class_declaration declaration_kind: "extension" name: (user_type) @name body: (_) @body) @implementation
(call_expression [(simple_identifier) @call (navigation_expression (navigation_suffix (simple_identifier) @call))])
(import_declaration (identifier) @import)
[(comment) (multiline_comment)] @comment
(attribute) @attribute
[(if_statement) (guard_statement) (switch_entry) (for_statement) (while_statement) (repeat_while_statement)
 (catch_block) (ternary_expression) (conjunction_expression) (disjunction_expression) (nil_coalescing_expression)] @branch
`,
};
