import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { Example } from '@toolbench/kit/define-tool.ts';
import styles from './url.module.css';

interface ExampleListProps {
  readonly label: string;
  readonly examples: readonly Example[];
  readonly onChoose: (example: Example) => void;
}

export function ExampleList({ label, examples, onChoose }: ExampleListProps) {
  const language = useLanguage();
  return (
    <section aria-label={label} className={styles.examples}>
      <h2>{label}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example.name.en}>
            <button type="button" onClick={() => onChoose(example)}>
              <span>{example.name[language]}</span>
              <code>{String(example.input)}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
