interface ColumnHeadsProps {
  readonly names: readonly string[];
}

/** The first row of a table: what its columns hold. */
export function ColumnHeads({ names }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
