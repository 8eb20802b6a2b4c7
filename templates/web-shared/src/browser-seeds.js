export const seeds = {
  products: [
    { name: '云南蓝莓', price: 29.9, stock: 40, category: 'fruit', description: '高原种植，当日采摘。', image: null },
    { name: '龙井', price: 128, stock: 12, category: 'tea', description: '明前新茶，豆香清雅。', image: null },
    { name: '碧根果', price: 45.5, stock: 0, category: 'nut', description: '颗粒饱满，原味烘焙。', image: null },
    { name: '赣南脐橙', price: 19.8, stock: 100, category: 'fruit', description: '皮薄多汁，五斤一箱。', image: null },
  ],
  orders: [],
};
