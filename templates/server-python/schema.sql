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
  "name" TEXT,
  "price" NUMERIC,
  "stock" INTEGER,
  "category" TEXT,
  "description" TEXT,
  "image" TEXT
);

CREATE TABLE IF NOT EXISTS "orders" (
  "id" INTEGER PRIMARY KEY AUTOINCREMENT,
  "customer" TEXT,
  "phone" TEXT,
  "address" TEXT,
  "items" TEXT,
  "total" NUMERIC,
  "status" TEXT,
  "created_at" TEXT,
  "_visitor" TEXT
);
