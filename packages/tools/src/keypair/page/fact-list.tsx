import { CopyButton } from '@toolbench/ui/files/copy-button.tsx';
import styles from './keypair.module.css';

/** A name and what stands beside it. Values that people compare or paste are in the code font and can be copied. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly isCode?: boolean;
}

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, isCode = false }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {isCode ? <code>{value}</code> : value}
            {isCode && <CopyButton text={() => value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
