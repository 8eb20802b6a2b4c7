import type { CodeLanguage } from './language.ts';

const receiver = `[(type_identifier) @container (pointer_type (type_identifier) @container)
  (generic_type type: (type_identifier) @container)
  (pointer_type (generic_type type: (type_identifier) @container))]`;

const goType = '[(struct_type (field_declaration_list) @body) (interface_type "{" @body) (_)]';

export const go: CodeLanguage = {
  key: 'go',
  name: 'Go',
  extensions: ['go'],
  grammar: 'go',
  query: `
(function_declaration name: (identifier) @name body: (_) @body) @function
(method_declaration
  receiver: (parameter_list (parameter_declaration type: ${receiver}))
  name: (field_identifier) @name body: (_) @body) @method
(type_spec name: (_) @name type: ${goType}) @class
((type_declaration (type_spec name: (_) @name type: ${goType})) @class (#not-match? @class "^type *[(]"))
[
  (var_declaration (var_spec name: (identifier) @name value: (expression_list . (func_literal body: (_) @body) .)))
  (short_var_declaration left: (expression_list . (identifier) @name .)
    right: (expression_list . (func_literal body: (_) @body) .))
] @function
((function_declaration name: (identifier) @name !body) @function . (ERROR . "{" @body) @rest)
((method_declaration
  receiver: (parameter_list (parameter_declaration type: ${receiver}))
  name: (field_identifier) @name !body) @method . (ERROR . "{" @body) @rest)
(call_expression function: [(identifier) @call (selector_expression field: (field_identifier) @call)])
(composite_literal type: [(type_identifier) @call (qualified_type name: (type_identifier) @call)])
(import_spec path: (_) @import)
(comment) @comment
[(if_statement) (for_statement) (expression_case) (type_case) (communication_case)
 (binary_expression operator: ["&&" "||"])] @branch
`,
};

export const rust: CodeLanguage = {
  key: 'rust',
  name: 'Rust',
  extensions: ['rs'],
  grammar: 'rust',
  query: `
(function_item name: (identifier) @name body: (_) @body) @function
(macro_definition name: (identifier) @name . ["(" "{" "["] @body) @function
(ERROR "fn" @function . (identifier) @name) @rest
[
  (struct_item name: (_) @name body: (_)? @body)
  (enum_item name: (_) @name body: (_) @body)
  (union_item name: (_) @name body: (_) @body)
  (trait_item name: (_) @name body: (_) @body)
  (type_item name: (_) @name)
] @class
(impl_item type: [(type_identifier) @name (generic_type type: (type_identifier) @name)
  (scoped_type_identifier name: (type_identifier) @name)]) @implementation
(call_expression function: [
  (identifier) @call
  (field_expression field: (field_identifier) @call)
  (scoped_identifier name: (identifier) @call)
  (generic_function function: [(identifier) @call (field_expression field: (field_identifier) @call)
    (scoped_identifier name: (identifier) @call)])])
(macro_invocation macro: (identifier) @call)
(use_declaration argument: (_) @import)
(mod_item name: (identifier) @import !body)
(attribute_item) @attribute
[(line_comment) (block_comment)] @comment
[(if_expression) (for_expression) (while_expression) (loop_expression) (match_arm) (try_expression)
 (binary_expression operator: ["&&" "||"])] @branch
`,
};
