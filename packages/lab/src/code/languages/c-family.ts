import type { CodeLanguage } from './language.ts';

/** The name of a function lies at the bottom of its declarator, below pointers. */
const declarators = (name: string) => `
    (function_declarator declarator: ${name})
    (pointer_declarator declarator: (function_declarator declarator: ${name}))
    (pointer_declarator declarator: (pointer_declarator declarator: (function_declarator declarator: ${name})))
`;

const shared = `
(preproc_include path: (_) @import)
(call_expression function: [(identifier) @call (field_expression field: (field_identifier) @call)])
(comment) @comment
(preproc_function_def name: (identifier) @name value: (_) @body) @function
[(if_statement) (for_statement) (while_statement) (do_statement) (case_statement) (conditional_expression)
 (binary_expression operator: ["&&" "||"])] @branch
`;

const typeDefinitions = `
[
  (struct_specifier name: (_) @name body: (_) @body)
  (union_specifier name: (_) @name body: (_) @body)
  (enum_specifier name: (_) @name body: (_) @body)
  (type_definition type: [(struct_specifier body: (_) @body) (union_specifier body: (_) @body) (enum_specifier body: (_) @body)]
    declarator: (type_identifier) @name)
] @class
`;

const anyName = `[(identifier) (field_identifier) (operator_name) (destructor_name) (qualified_identifier)
    (template_function)] @name`;
const cppDeclarators = `[${declarators(anyName)}
    (reference_declarator (function_declarator declarator: ${anyName}))
    (operator_cast) @name]`;

export const c: CodeLanguage = {
  key: 'c',
  name: 'C',
  family: 'cpp',
  extensions: ['c'],
  grammar: 'c',
  query: `${shared}${typeDefinitions}
(function_definition declarator: [${declarators('(identifier) @name')}
    (pointer_declarator declarator: (parenthesized_declarator (function_declarator declarator: (identifier) @name)))
    (function_declarator declarator: (parenthesized_declarator (pointer_declarator declarator:
      (function_declarator declarator: (identifier) @name))))
  ] body: (_) @body) @function
`,
};

/** Headers too: the grammar of C++ reads C. */
export const cpp: CodeLanguage = {
  key: 'cpp',
  name: 'C++',
  extensions: ['cpp', 'cc', 'cxx', 'c++', 'hpp', 'hh', 'hxx', 'h', 'ipp', 'inl', 'cu', 'cuh'],
  grammar: 'cpp',
  query: `${shared}${typeDefinitions}
[
  (function_definition declarator: ${cppDeclarators} body: (_) @body)
  (template_declaration (function_definition declarator: ${cppDeclarators} body: (_) @body))
] @function
(declaration declarator: (init_declarator declarator: (identifier) @name value: (lambda_expression body: (_) @body))) @function
[
  (class_specifier name: (_) @name body: (_) @body)
  (template_declaration [(class_specifier name: (_) @name body: (_) @body) (struct_specifier name: (_) @name body: (_) @body)])
] @class
(namespace_definition name: (_) @name) @scope
(call_expression function: [
  (qualified_identifier) @call
  (template_function name: (identifier) @call)])
(new_expression type: (type_identifier) @call)
[(catch_clause) (for_range_loop)] @branch
`,
};
