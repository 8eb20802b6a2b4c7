import type { JsonSchema } from '@toolbench/contracts/api-document.ts';
import { ColumnHeads } from '@toolbench/ui/controls/column-heads.tsx';
import styles from './calls.module.css';
import { fieldsOf, type Components } from './describe-schema.ts';
import { bodyOf, guardOf, type Call } from './calls-by-tag.ts';
import { useWords } from './use-words.ts';

interface FieldsProps {
  readonly schema: JsonSchema;
  readonly components: Components;
}

/** The fields of a schema as a table. */
export function Fields({ schema, components }: FieldsProps) {
  const { calls: t } = useWords();
  return (
    <div className={styles.scroll}>
      <table className={styles.fields}>
        <ColumnHeads names={[t.field, t.type, t.rules]} />
        <tbody>
          {fieldsOf(schema, components).map(({ path, type, isRequired, rules }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>{[...(isRequired ? [t.required] : []), ...rules].join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The fields of an answer; one that is no object has only a type, and one of any type nothing to tell. */
function AnswerBody({ schema, components }: FieldsProps) {
  const [first, ...others] = fieldsOf(schema, components);
  if (first?.path !== '' || others.length > 0) return <Fields schema={schema} components={components} />;
  return first.type === 'any' ? null : <code>{first.type}</code>;
}

/** What one call takes and answers, behind a line that names it. */
export function CallEntry({ call, components }: { readonly call: Call; readonly components: Components }) {
  const { calls: t } = useWords();
  const { method, path, summary, security, parameters, requestBody, responses } = call;
  const body = bodyOf(requestBody);
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return (
    <details className={styles.call}>
      <summary>
        <span className={styles.method} data-method={method}>
          {method}
        </span>
        <code className={styles.path}>{path}</code>
        <span className={styles.words}>{summary}</span>
        <span className={styles.guard}>{t.guards[guardOf(security)]}</span>
      </summary>
      <div className={styles.body}>
        {parameters.length > 0 && (
          <section>
            <h3>{t.parameters}</h3>
            <Fields schema={{ type: 'object', properties, required }} components={components} />
          </section>
        )}
        {body && (
          <section>
            <h3>
              {t.body} <code>{body[0]}</code>
            </h3>
            <Fields schema={body[1]} components={components} />
          </section>
        )}
        <section>
          <h3>{t.answers}</h3>
          {Object.entries(responses).map(([status, answer]) => {
            const given = status < '400' ? bodyOf(answer) : undefined;
            return (
              <div key={status} className={styles.answer}>
                <strong data-refused={status >= '400' || undefined}>{status}</strong>
                <div>
                  {answer.description.split('\n').map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                  {given && <AnswerBody schema={given[1]} components={components} />}
                </div>
              </div>
            );
          })}
        </section>
      </div>
    </details>
  );
}
