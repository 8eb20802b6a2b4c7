/** Colours by name: `#rrggbb 中文 中文 | english, english`. All have at least 4.5:1 against white, so they carry white text. */
export const colours = `
#2563eb 蓝色 蓝 | blue
#1e3a8a 深蓝色 深蓝 藏青色 藏青 海军蓝 | navy, navy blue, dark blue
#0369a1 天蓝色 天蓝 浅蓝色 浅蓝 | sky blue, light blue
#0e7490 青色 湖蓝 湖蓝色 | cyan, aqua
#0f766e 青绿色 蓝绿色 青绿 | teal, turquoise
#15803d 绿色 绿 | green
#14532d 深绿色 墨绿色 墨绿 深绿 | dark green, forest green
#047857 翠绿色 翡翠绿 薄荷绿 薄荷色 | emerald, mint, mint green
#4d7c0f 橄榄绿 草绿色 草绿 | olive, lime, lime green
#dc2626 红色 红 | red
#991b1b 深红色 酒红色 酒红 深红 暗红色 | dark red, burgundy, maroon, wine red
#be123c 玫红色 玫红 玫瑰色 玫瑰红 | rose, crimson
#be185d 粉色 粉红色 粉红 粉 | pink
#a21caf 品红色 洋红 洋红色 | magenta, fuchsia
#7c3aed 紫色 紫 紫罗兰 紫罗兰色 | purple, violet
#6d28d9 薰衣草色 淡紫色 浅紫色 | lavender
#4338ca 靛蓝色 靛蓝 靛青 | indigo
#c2410c 橙色 橘色 橙 橘黄色 橘红色 | orange
#b45309 琥珀色 金色 金黄色 | amber, gold, golden
#a16207 黄色 黄 | yellow
#78350f 棕色 褐色 咖啡色 棕 | brown, coffee
#57534e 米色 | beige, taupe
#4b5563 灰色 灰 | gray, grey, silver
#111827 黑色 黑 | black
#b91c1c 中国红 | scarlet
#b83b2e 珊瑚色 珊瑚红 | coral, salmon
`;

/** The colour of an app whose maker names none, by its family. */
export const familyColours = {
  todo: '#2563eb',
  notes: '#a16207',
  blog: '#0f766e',
  shop: '#c2410c',
  booking: '#7c3aed',
  contacts: '#0369a1',
  inventory: '#4338ca',
  expenses: '#15803d',
  tracker: '#047857',
  survey: '#6d28d9',
  dashboard: '#1e3a8a',
  calculator: '#0e7490',
  landing: '#be185d',
  chat: '#2563eb',
  api: '#4b5563',
  records: '#0f766e',
} as const;
