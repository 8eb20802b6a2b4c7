import styles from './detail.module.css';
import { useWords } from '../use-words.tsx';

interface NameValueTableProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** Names and values in their order, repeats included. */
export function NameValueTable({ title, rows }: NameValueTableProps) {
  const { detail: t } = useWords();
  return (
    <table className={styles.table} aria-label={title}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.value}>{value}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
