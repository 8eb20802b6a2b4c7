import { code } from '../code.ts';

/** Lists: the toolbar, the table and its pages. */
export const listStyle = () => code`
.toolbar {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
}

.toolbar .input {
  width: auto;
  min-width: 130px;
  max-width: 220px;
}

.toolbar .search {
  position: relative;
  flex: 0 1 420px;
}

.toolbar .search .input {
  width: 100%;
  max-width: none;
  padding-left: 38px;
}

.toolbar .search .icon {
  position: absolute;
  top: 11px;
  left: 12px;
  color: var(--quiet);
}

.table {
  width: 100%;
  border-collapse: collapse;
}

.table th {
  padding: 12px 16px;
  border-bottom: 1px solid var(--line);
  color: var(--quiet);
  font-size: 13px;
  font-weight: 550;
  text-align: left;
  white-space: nowrap;
}

.table td {
  padding: 10px 16px;
  border-bottom: 1px solid var(--line);
}

.table tr:last-child td {
  border-bottom: 0;
}

.table tbody tr:hover {
  background: color-mix(in srgb, var(--sunken) 55%, transparent);
}

.table .number {
  text-align: right;
}

.table .title {
  min-width: 160px;
  font-weight: 550;
}

.table .is-done .title {
  color: var(--quiet);
  text-decoration: line-through;
}

.table .actions {
  width: 1%;
  white-space: nowrap;
  text-align: right;
}

.paging {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: 14px;
  color: var(--quiet);
}

.paging > div {
  display: flex;
  align-items: center;
  gap: 8px;
}

@media (max-width: 720px) {
  .toolbar .input {
    flex: 1 1 130px;
    max-width: none;
  }

  .toolbar .search {
    flex-basis: 100%;
  }

  .table thead {
    display: none;
  }

  .table tr {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 12px;
    padding: 12px 16px;
    border-bottom: 1px solid var(--line);
  }

  .table tr:last-child {
    border-bottom: 0;
  }

  .table td {
    display: flex;
    grid-column: 1 / -1;
    gap: 10px;
    align-items: baseline;
    padding: 0;
    border: 0;
    text-align: left;
  }

  .table td:first-child {
    grid-column: 1;
    align-self: center;
  }

  .table td:empty {
    display: none;
  }

  .table td[data-label]::before {
    flex: none;
    min-width: 64px;
    color: var(--quiet);
    content: attr(data-label);
  }

  .table .number {
    text-align: left;
  }

  .table .actions {
    grid-row: 1;
    grid-column: 2;
    gap: 0;
    width: auto;
    margin: -4px -8px -4px 0;
  }
}
`;
