import { code } from '../code.ts';

/** Boards. */
export const boardStyle = () => code`
.board {
  display: grid;
  grid-auto-columns: minmax(224px, 1fr);
  grid-auto-flow: column;
  gap: 16px;
  align-items: start;
  padding-bottom: 12px;
  overflow-x: auto;
}

.column {
  display: grid;
  gap: 10px;
  min-height: 160px;
  align-content: start;
  padding: 14px;
  border-radius: var(--radius);
  background: var(--sunken);
}

.column.is-over {
  outline: 2px dashed var(--accent);
}

.column-head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
}

.column-head h2 {
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 15px;
}

.ticket {
  display: grid;
  gap: 8px;
  padding: 14px;
}

.ticket[draggable='true'] {
  cursor: grab;
}

.ticket-foot {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  color: var(--quiet);
  font-size: 13.5px;
}

.ticket-actions {
  display: flex;
  align-items: center;
  gap: 4px;
}

.ticket-actions .input {
  flex: 1;
  min-width: 0;
  min-height: 34px;
  padding: 4px 8px;
  border-color: var(--line);
  font-size: 13.5px;
}
`;
