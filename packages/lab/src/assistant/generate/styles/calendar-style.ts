import { code } from '../code.ts';

/** Calendars. */
export const calendarStyle = () => code`
.calendar {
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
}

.calendar th {
  padding: 10px 4px;
  color: var(--quiet);
  font-size: 13px;
  font-weight: 550;
}

.calendar td {
  height: 104px;
  padding: 6px;
  border: 1px solid var(--line);
  vertical-align: top;
}

.calendar tr > :first-child {
  border-left: 0;
}

.calendar tr > :last-child {
  border-right: 0;
}

.calendar tr:last-child td {
  border-bottom: 0;
}

.calendar .is-other {
  background: var(--sunken);
}

.calendar .day {
  display: inline-grid;
  min-width: 28px;
  height: 28px;
  padding: 0 4px;
  border: 0;
  border-radius: 14px;
  background: none;
  color: var(--quiet);
  font: inherit;
  font-size: 13px;
  place-items: center;
}

.calendar button.day {
  cursor: pointer;
}

.calendar button.day:hover {
  background: var(--sunken);
}

.calendar .is-today .day {
  background: var(--accent);
  color: var(--on-accent);
}

.event {
  display: block;
  width: 100%;
  margin-top: 3px;
  padding: 2px 8px;
  border: 0;
  border-radius: 6px;
  background: var(--accent-soft);
  color: var(--accent);
  font: inherit;
  font-size: 13px;
  font-weight: 550;
  line-height: 1.5;
  text-align: left;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
}

@media (max-width: 720px) {
  .calendar td {
    height: 68px;
    padding: 2px;
  }

  .event {
    padding: 1px 2px;
    font-size: 11px;
    line-height: 1.3;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  .event-time {
    display: none;
  }
}
`;
