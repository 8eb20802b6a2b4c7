/** A small project in four languages, and questions to it in words that its authors did not all use. */
export const fixture: Readonly<Record<string, string>> = {
  'server/auth.py': `import hashlib
import hmac
import time


def hash_password(password, salt):
    """Derive a key from a password with PBKDF2."""
    return hashlib.pbkdf2_hmac("sha256", password.encode(), salt, 600000)


def verify_token(token, secret):
    payload, signature = token.rsplit(".", 1)
    expected = hmac.new(secret, payload.encode(), "sha256").hexdigest()
    return hmac.compare_digest(expected, signature)


def lock_account(user, failures):
    if failures < 5:
        return None
    user.locked_until = time.time() + 2 ** failures
    return user.locked_until


class SessionStore:
    """Keeps who is signed in."""

    def __init__(self):
        self.sessions = {}

    def purge_expired(self, now):
        for key in [k for k, s in self.sessions.items() if s.expires <= now]:
            del self.sessions[key]
`,
  'server/retry.go': `package server

import "time"

// Backoff doubles the delay after every failed attempt, up to a ceiling.
func Backoff(attempt int, base, ceiling time.Duration) time.Duration {
	delay := base << attempt
	if delay > ceiling {
		return ceiling
	}
	return delay
}

func (p *Pool) Acquire() (*Conn, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.idle) > 0 {
		return p.idle[0], nil
	}
	return p.dial()
}

func parseRetryAfter(header string) (time.Duration, error) {
	return time.ParseDuration(header + "s")
}
`,
  'web/src/cart.ts': `import { formatMoney } from './money';

/** 计算购物车的总价，包含优惠券 */
export function cartTotal(items: Item[], coupon?: Coupon): number {
  const sum = items.reduce((total, item) => total + item.price * item.quantity, 0);
  return coupon ? sum * (1 - coupon.rate) : sum;
}

export function shippingFee(weight: number, country: string): number {
  return country === 'CN' ? 0 : Math.ceil(weight / 500) * 8;
}

export function removeDuplicates<T>(list: T[]): T[] {
  return [...new Set(list)];
}
`,
  'web/src/money.ts': `export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}

export function debounce(run: () => void, ms: number) {
  let timer: number;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
}
`,
  'core/src/cache.rs': `pub struct Lru<K, V> {
    capacity: usize,
    entries: Vec<(K, V)>,
}

impl<K: PartialEq, V> Lru<K, V> {
    /// Drops the entry that was used longest ago.
    pub fn evict(&mut self) -> Option<(K, V)> {
        if self.entries.len() < self.capacity { return None; }
        Some(self.entries.remove(0))
    }

    pub fn lookup(&self, key: &K) -> Option<&V> {
        self.entries.iter().find(|(k, _)| k == key).map(|(_, v)| v)
    }
}

pub fn levenshtein(a: &str, b: &str) -> usize {
    a.len().abs_diff(b.len())
}

pub fn read_csv_line(line: &str) -> Vec<String> {
    line.split(',').map(str::to_string).collect()
}
`,
};

export const questions: readonly (readonly [question: string, name: string])[] = [
  ['how are passwords stored safely', 'hash_password'],
  ['check that a token was signed by us', 'verify_token'],
  ['what happens after too many wrong logins', 'lock_account'],
  ['delete sessions that are too old', 'purge_expired'],
  ['wait longer between attempts', 'Backoff'],
  ['get a connection from the pool', 'Acquire'],
  ['read the retry-after header', 'parseRetryAfter'],
  ['sum of the shopping cart with discount', 'cartTotal'],
  ['cost of delivery to another country', 'shippingFee'],
  ['unique values of an array', 'removeDuplicates'],
  ['print an amount with its currency', 'formatMoney'],
  ['run only after typing stopped', 'debounce'],
  ['which entry leaves the cache when it is full', 'evict'],
  ['find a value by its key in the cache', 'lookup'],
  ['edit distance of two strings', 'levenshtein'],
  ['split a line of a csv file', 'read_csv_line'],
  ['密码怎么加密', 'hash_password'],
  ['在哪里验证令牌的签名', 'verify_token'],
  ['账号如何锁定', 'lock_account'],
  ['清理过期的会话', 'purge_expired'],
  ['重试的延迟怎么计算', 'Backoff'],
  ['怎么获取连接', 'Acquire'],
  ['购物车总价', 'cartTotal'],
  ['运费是怎么算的', 'shippingFee'],
  ['列表去重', 'removeDuplicates'],
  ['金额格式化', 'formatMoney'],
  ['缓存淘汰', 'evict'],
  ['读取 csv 的一行', 'read_csv_line'],
];
