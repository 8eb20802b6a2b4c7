/** A page: its heading and paragraphs. */
export interface SamplePage {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface Sample {
  readonly fileName: string;
  readonly pages: readonly SamplePage[];
}

/** A manual of a made-up product, short enough to check every answer by eye. */
export const sampleText: Readonly<Record<'zh' | 'en', Sample>> = {
  zh: {
    fileName: '滤水壶使用手册.pdf',
    pages: [
      {
        heading: '白鹭滤水壶使用手册',
        paragraphs: [
          '感谢选用白鹭滤水壶。本手册说明如何安装滤芯、日常使用、清洁保养，以及保修和售后。第一次使用前请读完前两页。',
          '包装内有壶身、壶盖、滤芯一支和本手册。壶身容量为 2.4 升，其中净水 1.3 升，可以放进多数冰箱的门架。',
          '滤芯用椰壳活性炭和离子交换树脂，可以减少余氯、水垢和部分重金属。它不能去除细菌和病毒，只能过滤达到饮用标准的自来水。',
        ],
      },
      {
        heading: '安装与日常使用',
        paragraphs: [
          '新滤芯先在清水里浸泡 15 分钟，再装进壶内。前两壶水请倒掉，从第三壶开始饮用。',
          '每支滤芯可以过滤 150 升水，大约使用四周。壶盖上的指示灯变红时，请更换滤芯。',
          '过滤后的水请在 24 小时内喝完。长时间不用时，取出滤芯，擦干后用保鲜袋密封，放进冰箱冷藏，最多保存十天。',
          '壶身可以用洗碗机清洗，水温不要超过 50 摄氏度。壶盖里有电子元件，只能用湿布擦拭，不能浸水。',
        ],
      },
      {
        heading: '保修与售后',
        paragraphs: [
          '壶身和壶盖的保修期为两年，从购买之日算起。滤芯属于消耗品，不在保修范围内。保修时需要出示购买凭证。',
          '摔落、自行拆卸、使用其他品牌滤芯造成的损坏不予保修。指示灯的电池可以自行更换，型号为 CR2032。',
          '旧滤芯可以寄回门店回收，每寄回六支，可以换一支新滤芯。客服时间为周一到周五上午九点到下午六点。',
        ],
      },
    ],
  },
  en: {
    fileName: 'water-filter-manual.pdf',
    pages: [
      {
        heading: 'Egret water filter jug: manual',
        paragraphs: [
          'Thank you for choosing the Egret jug. This manual tells how to fit the filter, how to use and clean the jug, and what the warranty covers. Please read the first two pages before the first use.',
          'The box holds the jug, its lid, one filter and this manual. The jug takes 2.4 litres, of which 1.3 litres are filtered water, and fits into the door of most refrigerators.',
          'The filter holds coconut shell carbon and an ion exchange resin. It reduces chlorine, limescale and some heavy metals. It does not remove bacteria or viruses: filter only tap water that is safe to drink.',
        ],
      },
      {
        heading: 'Fitting and daily use',
        paragraphs: [
          'Soak a new filter in clean water for 15 minutes before fitting it. Throw away the first two jugs of water and drink from the third.',
          'Each filter cleans 150 litres of water, which lasts about four weeks. Replace the filter when the light in the lid turns red.',
          'Drink filtered water within 24 hours. When the jug is not used for a while, take the filter out, dry it, seal it in a bag and keep it in the refrigerator for ten days at most.',
          'The jug can go into the dishwasher at up to 50 degrees Celsius. The lid holds electronics: wipe it with a damp cloth and never put it under water.',
        ],
      },
      {
        heading: 'Warranty and service',
        paragraphs: [
          'The warranty of the jug and its lid lasts two years from the day of purchase. Filters wear out with use and are not covered. Proof of purchase is needed.',
          'Damage from a fall, from taking the lid apart or from filters of other makers is not covered. The battery of the light can be replaced at home; its type is CR2032.',
          'Used filters can be sent back to the shop for recycling: for six of them you receive a new one. Customer service answers from Monday to Friday, nine in the morning to six in the evening.',
        ],
      },
    ],
  },
};
