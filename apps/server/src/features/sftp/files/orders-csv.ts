import { orders, yuan } from './sales.ts';

function quote(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** The orders as RFC 4180 has it: a header, CRLF, quotes where a field needs them; UTF-8. */
export function ordersCsv(): Uint8Array {
  const header = ['order_id', 'date', 'customer', 'city', 'sku', 'product', 'quantity', 'unit_price', 'amount', 'note'];
  const rows = orders.map(({ id, day, customer, city, product, quantity, note }) => [
    id,
    day,
    customer,
    city,
    product.sku,
    product.name.zh,
    String(quantity),
    yuan(product.price),
    yuan(product.price * quantity),
    note,
  ]);
  return Buffer.from([header, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join(''));
}
