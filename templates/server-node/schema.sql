CREATE TABLE IF NOT EXISTS accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS sessions (
  token TEXT PRIMARY KEY,
  account INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  FOREIGN KEY (account) REFERENCES accounts (id) ON DELETE CASCADE
);

CREATE TABLE IF NOT EXISTS "products" (
  "id" INTEGER PRIMARY KEY AUTOINCREMENT,
  "name" TEXT NOT NULL,
  "price" NUMERIC NOT NULL,
  "stock" INTEGER NOT NULL,
  "category" TEXT CHECK ("category" IN ('fruit', 'tea', 'nut')),
  "description" TEXT,
  "image" TEXT
);

CREATE TABLE IF NOT EXISTS "orders" (
  "id" INTEGER PRIMARY KEY AUTOINCREMENT,
  "customer" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "address" TEXT NOT NULL,
  "items" TEXT,
  "total" NUMERIC,
  "status" TEXT CHECK ("status" IN ('new', 'sent')),
  "created_at" TEXT,
  "_visitor" TEXT
);
