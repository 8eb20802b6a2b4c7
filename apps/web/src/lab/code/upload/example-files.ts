type Language = 'zh' | 'en';

export const exampleName: Record<Language, string> = { zh: '书店示例', en: 'bookshop-example' };

/** What the comments of the project say. */
const comments = {
  zh: {
    readme:
      '# 书店\n\n一个小书店：Python 的接口，TypeScript 的页面，Go 的通知服务。\n\n## 运行\n\n先启动接口，再打开页面。\n',
    hash: '把密码加盐后做哈希，数据库里不保存原文。',
    check: '校验登录密码；连续输错五次后锁定账户。',
    token: '生成会话令牌，一小时后过期。',
    total: '计算订单总价，满额后打折。',
    place: '下单：检查库存，计算总价，保存订单，再发通知。',
    notify: '把新订单告诉通知服务；服务不在时重试三次。',
    reserve: '预留库存，数量不够时报错。',
    config: '读取配置：先看环境变量，再看默认值。',
    serve: '启动接口服务。',
    cart: '购物车：加入、移除商品，算出总价。',
    request: '调用接口，失败时把状态码变成一句话。',
    render: '把购物车画到页面上。',
    main: '收到订单后发送邮件通知。',
    send: '把一封邮件放进队列，队列满时丢弃最旧的一封。',
    todo: '支持优惠券',
    todoMail: '接入真正的邮件服务',
    testTotal: '满一百元打九折',
  },
  en: {
    readme:
      '# Bookshop\n\nA small bookshop: an API in Python, a page in TypeScript, a notification service in Go.\n\n## Running\n\nStart the API first, then open the page.\n',
    hash: 'Hash a password with a salt; the database never holds the password itself.',
    check: 'Check the password of a login; five wrong ones in a row lock the account.',
    token: 'Create a session token that expires after an hour.',
    total: 'Compute the total of an order, with a discount above a limit.',
    place: 'Place an order: check the stock, compute the total, save, and notify.',
    notify: 'Tell the notification service of a new order, with three retries.',
    reserve: 'Reserve stock; raises an error when there is too little of it.',
    config: 'Read the configuration from the environment, else the defaults.',
    serve: 'Start the API server.',
    cart: 'A shopping cart: add and remove books, compute the total price.',
    request: 'Call the API; a failure becomes a sentence with its status.',
    render: 'Draw the cart on the page.',
    main: 'Receives orders and sends a mail for each.',
    send: 'Puts a mail into the queue; a full queue drops its oldest one.',
    todo: 'support coupons',
    todoMail: 'use a real mail service',
    testTotal: 'a tenth off from a hundred on',
  },
} satisfies Record<Language, Record<string, string>>;

/** The files of the example: one cycle, a test, two TODOs, and things that are left out. */
export function exampleFiles(language: Language): Record<string, string> {
  const c = comments[language];
  return {
    'README.md': c.readme,
    '.gitignore': 'node_modules/\n*.log\n',
    'debug.log': 'started\n',
    'package.json': JSON.stringify({ name: 'bookshop', main: 'web/main.ts', scripts: { test: 'vitest' } }, null, 2),
    'package-lock.json': '{ "lockfileVersion": 3 }\n',
    'web/node_modules/left-pad/index.js': 'module.exports = (text) => text;\n',
    'api/config.py': `import os

DEFAULTS = {"port": "8000", "notifier": "http://localhost:9000", "discount_from": "100"}


def read_config(name):
    """${c.config}"""
    return os.environ.get("SHOP_" + name.upper(), DEFAULTS[name])
`,
    'api/auth.py': `import hashlib
import secrets

from api.config import read_config

MAX_FAILURES = 5


def hash_password(password, salt):
    """${c.hash}"""
    return hashlib.sha256((salt + password).encode()).hexdigest()


def check_password(account, password):
    """${c.check}"""
    if account.failures >= MAX_FAILURES:
        raise PermissionError("account is locked")
    if hash_password(password, account.salt) != account.password_hash:
        account.failures += 1
        return False
    account.failures = 0
    return True


def create_token(account, now):
    """${c.token}"""
    return {"token": secrets.token_hex(16), "user": account.name, "expires": now + 3600}
`,
    'api/stock.py': `class OutOfStock(Exception):
    pass


class Stock:
    def __init__(self, counts):
        self.counts = counts

    def reserve(self, book, quantity):
        """${c.reserve}"""
        left = self.counts.get(book, 0)
        if left < quantity:
            raise OutOfStock(book)
        self.counts[book] = left - quantity
`,
    'api/orders.py': `from api.config import read_config
from api.notify import notify_order
from api.stock import Stock


def order_total(lines):
    """${c.total}"""
    # TODO: ${c.todo}
    total = sum(line["price"] * line["quantity"] for line in lines)
    if total >= int(read_config("discount_from")):
        total = total * 0.9
    return round(total, 2)


def place_order(stock: Stock, orders, account, lines):
    """${c.place}"""
    for line in lines:
        stock.reserve(line["book"], line["quantity"])
    order = {"user": account.name, "lines": lines, "total": order_total(lines)}
    orders.append(order)
    notify_order(order)
    return order
`,
    'api/notify.py': `import json
import urllib.request

import api.orders
from api.config import read_config

RETRIES = 3


def notify_order(order):
    """${c.notify}"""
    body = json.dumps({"total": api.orders.order_total(order["lines"])}).encode()
    for attempt in range(RETRIES):
        try:
            return urllib.request.urlopen(read_config("notifier"), body, timeout=2)
        except OSError:
            if attempt == RETRIES - 1:
                raise
`,
    'api/server.py': `from http.server import HTTPServer

from api.auth import check_password, create_token
from api.config import read_config
from api.orders import place_order


def serve(handler):
    """${c.serve}"""
    server = HTTPServer(("", int(read_config("port"))), handler)
    server.serve_forever()


if __name__ == "__main__":
    serve(None)
`,
    'api/tests/test_orders.py': `from api.orders import order_total


def test_discount():
    """${c.testTotal}"""
    assert order_total([{"price": 50, "quantity": 2}]) == 90


def test_no_discount():
    assert order_total([{"price": 30, "quantity": 1}]) == 30
`,
    'web/cart.ts': `export interface CartLine {
  readonly book: string;
  readonly price: number;
  readonly quantity: number;
}

/** ${c.cart} */
export class Cart {
  private lines: CartLine[] = [];

  add(line: CartLine): void {
    this.lines = [...this.lines, line];
  }

  remove(book: string): void {
    this.lines = this.lines.filter((line) => line.book !== book);
  }

  totalPrice(): number {
    return this.lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  }

  all(): readonly CartLine[] {
    return this.lines;
  }
}
`,
    'web/request.ts': `/** ${c.request} */
export async function request(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(\`\${path}: \${response.status}\`);
  return response.json();
}
`,
    'web/main.ts': `import { Cart } from './cart';
import { request } from './request';

const cart = new Cart();

/** ${c.render} */
export function renderCart(element: HTMLElement): void {
  element.textContent = cart.all().map((line) => line.book).join(', ') + ' ' + cart.totalPrice();
}

export async function checkout(): Promise<void> {
  await request('/orders', { lines: cart.all() });
}

document.querySelector('#checkout')?.addEventListener('click', () => void checkout());
`,
    'notifier/main.go': `package main

import "net/http"

// main ${c.main}
func main() {
	queue := NewQueue(100)
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		queue.Send(Mail{To: r.FormValue("user"), Text: "order"})
	})
	http.ListenAndServe(":9000", nil)
}
`,
    'notifier/queue.go': `package main

// Mail is one message to a customer.
type Mail struct {
	To   string
	Text string
}

// Queue holds mails until they are sent.
type Queue struct {
	mails []Mail
	most  int
}

func NewQueue(most int) *Queue {
	return &Queue{most: most}
}

// Send ${c.send}
// TODO: ${c.todoMail}
func (q *Queue) Send(mail Mail) {
	if len(q.mails) >= q.most {
		q.mails = q.mails[1:]
	}
	q.mails = append(q.mails, mail)
}
`,
  };
}
