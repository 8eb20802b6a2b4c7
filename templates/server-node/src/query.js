import { checkValue } from './validate.js';

const mostPerPage = 500;
const numbers = ['integer', 'decimal', 'money', 'rating', 'reference'];

function whole(text, least, most, otherwise) {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
}

function filterValue(field, text) {
  if (field.type === 'boolean') return text === 'true';
  if (field.type === 'date-time') return text.slice(0, 16);
  return numbers.includes(field.type) ? Number(text) : text;
}

/** A message for each filter of a list that no value of its field can be: databases refuse it, or take it for another. */
export function checkFilters({ filters }, say) {
  const typed = filters.filter(({ field: { type } }) => numbers.includes(type) || type.startsWith('date'));
  const errors = typed.map(({ field: { name, type }, value }) => [name, checkValue({ type }, value, say)]);
  return Object.fromEntries(errors.filter(([, error]) => error));
}

/** ?page=2&perPage=20&sort=-dueDate&search=milk&status=done, with anything that makes no sense left out. */
export function readQuery(entity, query) {
  const texts = Object.fromEntries(
    Object.entries(query).filter(([, value]) => typeof value === 'string' && value !== '' && !value.includes('\0')),
  );
  const order = texts.sort ?? entity.order;
  const name = order.replace(/^-/, '');
  const fields = entity.fields.filter((field) => !field.internal);
  const isKnown = name === 'id' || fields.some((field) => field.name === name);
  return {
    page: whole(texts.page, 1, 1_000_000, 1),
    perPage: whole(texts.perPage, 1, mostPerPage, 20),
    sort: isKnown ? name : 'id',
    descending: order.startsWith('-'),
    search: (texts.search ?? '').trim().slice(0, 200),
    filters: fields
      .filter((field) => Object.hasOwn(texts, field.name))
      .map((field) => ({ field, value: filterValue(field, texts[field.name]) })),
  };
}

/** The filter of lists for readers: drafts are for those who write. */
export const publishedOnly = ({ fields, published }) =>
  published ? [{ field: fields.find(({ name }) => name === published.name), value: published.value }] : [];

export const isPublished = ({ published }, record) => !published || record[published.name] === published.value;
