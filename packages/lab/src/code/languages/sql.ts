import type { Definition } from '../units/capture.ts';
import type { CodeLanguage } from './language.ts';

/** What a statement creates: the name behind the kind of object, or behind IF NOT EXISTS. */
const named = (kind: string) =>
  `[(keyword_${kind}) (keyword_exists)] . (object_reference schema: (identifier)? @container name: (identifier) @name)`;

/** What begins a routine whose body the grammar does not read: those of MySQL, SQL Server and Oracle have their own languages. */
const routine =
  /^[ \t]*(?:create|alter)\b[^;\n]*?\b(?:procedure|proc|function|trigger|package(?:[ \t]+body)?)[ \t]+(?:if[ \t]+not[ \t]+exists[ \t]+)?(?:([\w$#"`[\]]+)[ \t]*\.[ \t]*)?([\w$#"`[\]]+)/gim;
/** What ends a batch or a statement where semicolons do not, alone on its line; or, at the margin, what begins another. */
const batchEnd =
  /^(?=create\b|alter\b|drop\b|grant\b)|^[ \t]*(?:go|\/|\$\$|\/\/|delimiter\b.*)[ \t]*$|(?<=^[ \t]*end)[ \t]*(?:\$\$|\/\/)[ \t]*$/gim;
const quotes = /["`[\]]/g;

/** Routines by their first line, each up to the end of its batch or to the next. */
function routinesIn(text: string): readonly Definition[] {
  const begins = [...text.matchAll(routine)];
  const ends = [...text.matchAll(batchEnd)].map(({ index }) => index);
  return begins.map((found, at): Definition => {
    const [head, schema, name = ''] = found;
    const start = found.index + head.search(/\S/);
    const next = begins[at + 1]?.index ?? text.length;
    const end = Math.min(next, ends.find((offset) => offset > start) ?? next);
    return {
      kind: 'function',
      start,
      end: start + text.slice(start, end).trimEnd().length,
      name: name.replace(quotes, ''),
      nameStart: found.index + head.length - name.length,
      bodyStart: found.index + head.length,
      container: schema?.replace(quotes, ''),
    };
  });
}

export const sql: CodeLanguage = {
  key: 'sql',
  name: 'SQL',
  extensions: ['sql', 'ddl'],
  grammar: 'sql',
  query: `
[
  (create_function ${named('function')} (function_body) @body)
  (create_trigger ${named('trigger')})
] @function
[
  (create_table ${named('table')})
  (create_table ${named('table')} (column_definitions) @body)
  (create_view ${named('view')})
  (create_materialized_view ${named('view')})
  (create_type ${named('type')})
] @class
(invocation (object_reference name: (identifier) @call))
(relation (object_reference name: (identifier) @call))
(create_trigger (keyword_on) (object_reference name: (identifier) @call))
[(comment) (marginalia)] @comment
[(case) (keyword_when)] @branch
`,
  moreDefinitions: routinesIn,
};
