import type { CodeLanguage } from './language.ts';

export const java: CodeLanguage = {
  key: 'java',
  name: 'Java',
  extensions: ['java'],
  grammar: 'java',
  query: `
[
  (method_declaration name: (identifier) @name body: (_) @body)
  (constructor_declaration name: (identifier) @name body: (_) @body)
  (compact_constructor_declaration name: (identifier) @name body: (_) @body)
] @method
[
  (class_declaration name: (_) @name body: (_) @body)
  (interface_declaration name: (_) @name body: (_) @body)
  (enum_declaration name: (_) @name body: (_) @body)
  (record_declaration name: (_) @name body: (_) @body)
  (annotation_type_declaration name: (_) @name body: (_) @body)
] @class
(method_invocation name: (identifier) @call)
(object_creation_expression type: [(type_identifier) @call (generic_type (type_identifier) @call)])
(import_declaration (_) @import)
[(line_comment) (block_comment)] @comment
[(marker_annotation) (annotation)] @attribute
[(if_statement) (for_statement) (enhanced_for_statement) (while_statement) (do_statement) (switch_label) (catch_clause)
 (ternary_expression) (binary_expression operator: ["&&" "||"])] @branch
`,
};

export const csharp: CodeLanguage = {
  key: 'csharp',
  name: 'C#',
  extensions: ['cs'],
  grammar: 'c_sharp',
  query: `
[
  (method_declaration name: (identifier) @name body: (_) @body)
  (constructor_declaration name: (identifier) @name body: (_) @body)
  (destructor_declaration name: (identifier) @name body: (_) @body)
  (operator_declaration operator: _ @name body: (_) @body)
  (property_declaration name: (identifier) @name accessors: (accessor_list (accessor_declaration body: (_))) @body)
  (property_declaration name: (identifier) @name value: (arrow_expression_clause) @body)
  (indexer_declaration "this" @name accessors: (accessor_list (accessor_declaration body: (_))) @body)
  (indexer_declaration "this" @name value: (arrow_expression_clause) @body)
  (local_function_statement name: (identifier) @name body: (_) @body)
] @method
[
  (class_declaration name: (_) @name body: (_) @body)
  (interface_declaration name: (_) @name body: (_) @body)
  (struct_declaration name: (_) @name body: (_) @body)
  (enum_declaration name: (_) @name body: (_) @body)
  (record_declaration name: (_) @name body: (_)? @body)
  (delegate_declaration name: (_) @name)
] @class
[
  (namespace_declaration name: (_) @name)
  (compilation_unit (file_scoped_namespace_declaration name: (_) @name))
] @scope
(invocation_expression function: [(identifier) @call (member_access_expression name: (identifier) @call)
  (generic_name (identifier) @call) (member_access_expression name: (generic_name (identifier) @call))])
(object_creation_expression type: [(identifier) @call (generic_name (identifier) @call)])
(using_directive [(identifier) (qualified_name)] @import)
(comment) @comment
(attribute_list) @attribute
[(if_statement) (for_statement) (foreach_statement) (while_statement) (do_statement) (switch_section)
 (switch_expression_arm) (catch_clause) (conditional_expression) (binary_expression operator: ["&&" "||" "??"])] @branch
`,
};
