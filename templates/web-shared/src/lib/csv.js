import { allRecords } from '../api.js';
import { say } from '../texts.js';
import { formatValue } from './fields.js';

/** A cell; one that a spreadsheet would take for a formula gets an apostrophe before it. */
function cell(text) {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? "'" + text : text;
  return /[",\r\n]/.test(safe) ? '"' + safe.replaceAll('"', '""') + '"' : safe;
}

function valueText(field, value, titles) {
  const isPlain = ['money', 'integer', 'decimal', 'rating', 'date', 'date-time'].includes(field.type);
  return isPlain ? String(value ?? '') : formatValue(field, value, titles);
}

/** Lets people save all records that match as a CSV file. */
export async function exportCsv(entity, query, titles) {
  const records = await allRecords(entity, query);
  const head = entity.fields.map((field) => cell(say(field.label)));
  const rows = records.map((record) =>
    entity.fields.map((field) => cell(valueText(field, record[field.name], titles))),
  );
  const text = [head, ...rows].map((row) => row.join(',')).join('\r\n');
  const link = document.createElement('a');
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  link.href = URL.createObjectURL(new Blob(['\ufeff' + text], { type: 'text/csv' }));
  link.download = entity.plural + '.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
