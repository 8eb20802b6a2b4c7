import { products, yuan } from './sales.ts';

/** The product list: nested objects, arrays, Chinese texts, prices as text so that no reader rounds them. */
export function productsJson(): Uint8Array {
  const list = products.map(({ sku, name, category, price, tags, stock }) => ({
    sku,
    name,
    category,
    price: { amount: yuan(price), currency: 'CNY' },
    tags,
    available: Object.values(stock).some((pieces) => pieces > 0),
  }));
  return Buffer.from(`${JSON.stringify({ version: 1, products: list }, null, 2)}\n`);
}
