/** What decides which records come first: the field by its type or its name, and whether the largest comes first. */
export interface OrderWord {
  readonly pattern: RegExp;
  readonly types: readonly string[];
  /** Of the field, in its name or its Chinese label. */
  readonly field: RegExp;
  readonly isDescending: boolean;
  /** Any field of the type will do. */
  readonly isTypeEnough?: boolean;
}

const dates = ['date', 'date-time'];
const due = /due|deadline|expir|end|next|return|截止|到期|过期|期限|归还/i;

/** “overdue stuff first”, 便宜的在前: from the narrowest word to the widest. */
export const orderWords: readonly OrderWord[] = [
  {
    pattern:
      /^(?:(?:最)?便宜|价格?低|花得?少|(?:the )?(?:cheap|cheapest|cheaper|least expensive|lowest price[ds]?))$/iu,
    types: ['money'],
    field: /price|cost|amount/i,
    isTypeEnough: true,
    isDescending: false,
  },
  {
    pattern:
      /^(?:(?:最)?贵|价格?高|(?:花|用)得?(?:最)?多|金额大|(?:the )?(?:expensive|most expensive|priciest|biggest spend(?:ing)?))$/iu,
    types: ['money'],
    field: /price|cost|amount/i,
    isTypeEnough: true,
    isDescending: true,
  },
  {
    pattern:
      /^(?:(?:最?快|马上|快要|要)(?:到期|过期|截止)|(?:已经)?(?:到期|过期|逾期|超期)|(?:最)?紧?急|(?:the )?(?:overdue|late|due soon(?:est)?|most urgent|urgent|expiring(?: soon)?|what['’]?s due soonest|due first))$/iu,
    types: dates,
    field: due,
    isDescending: false,
  },
  {
    pattern: /^(?:(?:最)?新|最近|(?:the )?(?:newest|latest|most recent|recent|new))$/iu,
    types: dates,
    field: /(?:^| )(?:created|published|date\b|ordered|added|日期|创建|发布|下单)/i,
    isDescending: true,
  },
  {
    pattern: /^(?:(?:最)?旧|(?:最)?早|(?:the )?(?:old|oldest|earliest|first))$/iu,
    types: dates,
    field: /(?:^| )(?:created|published|date\b|start|日期|创建|发布|开始)/i,
    isDescending: false,
  },
  {
    pattern:
      /^(?:评分(?:最)?高|(?:最)?好评|分(?:最)?高|(?:the )?(?:best[ -]rated|top[ -]rated|highest[ -]rated|favou?rite))$/iu,
    types: ['rating'],
    field: /rating|score/i,
    isTypeEnough: true,
    isDescending: true,
  },
  {
    pattern: /^(?:(?:最)?久|(?:最)?长|时间(?:最)?长|(?:the )?(?:long|longest))$/iu,
    types: ['integer', 'decimal'],
    field: /duration|minutes|hours|length|time|时长|时间|分钟|小时/i,
    isDescending: true,
  },
  {
    pattern:
      /^(?:(?:最|剩得?|还剩)少|快(?:没|卖完|用完)了?|(?:the )?(?:low(?: on)? stock|almost (?:out|gone)|running low|fewest|least))$/iu,
    types: ['integer', 'decimal'],
    field: /quantity|stock|count|left|数量|库存|剩/i,
    isDescending: false,
  },
];
