import styles from './figure-grid.module.css';

interface FigureGridProps {
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** They change while people look. */
  readonly isLive?: boolean;
}

/** Figures under their names, in columns of one width. */
export function FigureGrid({ figures, isLive }: FigureGridProps) {
  return (
    <dl className={styles.figures} aria-live={isLive ? 'polite' : undefined}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
