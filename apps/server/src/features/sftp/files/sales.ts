/** The invented shop whose year the five files tell: the same figures in each of them. */
interface Product {
  readonly sku: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly category: string;
  /** In fen (1/100 yuan), so that sums are exact. */
  readonly price: number;
  readonly tags: readonly string[];
  /** Pieces on hand by warehouse. */
  readonly stock: Readonly<Record<string, number>>;
}

interface Order {
  readonly id: string;
  readonly day: string;
  readonly customer: string;
  readonly city: string;
  readonly product: Product;
  readonly quantity: number;
  readonly note: string;
}

const goods = [
  ['TB-1001', '机械键盘', 'Mechanical keyboard', 'input', 39_900, ['usb-c', 'hot-swap']],
  ['TB-1002', '无线鼠标', 'Wireless mouse', 'input', 12_900, ['2.4g', 'bluetooth']],
  ['TB-1003', '数位板', 'Drawing tablet', 'input', 58_000, ['pen']],
  ['TB-2001', '27 英寸显示器', '27" monitor', 'display', 159_900, ['4k', 'usb-c']],
  ['TB-2002', '显示器支架', 'Monitor arm', 'display', 22_900, ['vesa']],
  ['TB-3001', 'USB-C 扩展坞', 'USB-C dock', 'adapter', 45_900, ['ethernet', 'hdmi', 'pd-100w']],
  ['TB-3002', '网线，3 米', 'Network cable, 3 m', 'adapter', 1_990, ['cat6']],
  ['TB-4001', '降噪耳机', 'Noise-cancelling headphones', 'audio', 89_900, ['bluetooth']],
  ['TB-4002', '会议麦克风', 'Conference microphone', 'audio', 32_900, ['usb']],
  ['TB-5001', '笔记本支架', 'Laptop stand', 'desk', 9_900, ['aluminium']],
  ['TB-5002', '桌垫', 'Desk mat', 'desk', 5_900, ['felt', 'grey']],
  ['TB-5003', '台灯', 'Desk lamp', 'desk', 18_900, ['led', 'dimmable']],
] as const;

const customers = [
  '晨光科技',
  'Nordwind GmbH',
  '海棠书店',
  'Acme, Inc.',
  '青石设计',
  'Müller & Söhne',
  '南山医院',
  'O’Neill Ltd',
];
const cities = ['上海', '北京', '深圳', '成都', '杭州', '武汉', '西安', 'Hamburg'];
const notes = ['', '', '', '', '开发票', '请"轻放"', 'gift wrap, please', '送货前电话联系'];
export const warehouses = ['SH-01', 'SZ-02', 'CD-03'];
export const year = 2025;

/** A small generator (mulberry32), so that the files are the same at each start. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function makeProducts(): readonly Product[] {
  const next = sequence(7);
  return goods.map(([sku, zh, en, category, price, tags]) => ({
    sku,
    name: { zh, en },
    category,
    price,
    tags,
    stock: Object.fromEntries(warehouses.map((warehouse) => [warehouse, next(180)])),
  }));
}

const ordersInAll = 1_200;
const dayMs = 24 * 60 * 60_000;

function makeOrders(all: readonly Product[]): readonly Order[] {
  const next = sequence(2_025);
  return Array.from({ length: ordersInAll }, (_, index) => {
    const day = new Date(Date.UTC(year, 0, 1) + Math.floor((index * 365) / ordersInAll) * dayMs);
    return {
      id: `A${year}-${String(index + 1).padStart(5, '0')}`,
      day: day.toISOString().slice(0, 10),
      customer: pick(customers, next(customers.length)),
      city: pick(cities, next(cities.length)),
      product: pick(all, next(all.length)),
      // More is sold towards the end of the year.
      quantity: 1 + next(2 + Math.floor(day.getUTCMonth() / 3)),
      note: pick(notes, next(notes.length)),
    };
  });
}

export const products = makeProducts();
export const orders = makeOrders(products);

/** Twelve sums in fen, January first. */
export const monthlySales: readonly number[] = Array.from({ length: 12 }, (_, month) =>
  orders
    .filter(({ day }) => Number(day.slice(5, 7)) === month + 1)
    .reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
);

/** 123456 fen as "1234.56". */
export function yuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}
