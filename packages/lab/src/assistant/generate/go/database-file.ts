import { code } from '../code.ts';
import type { SqlDatabase } from '../sql/schema-file.ts';

/** What a database adds where records are limited in number: a lock that one server on it has at a time. */
const locks: Readonly<Record<SqlDatabase, string>> = {
  sqlite: `
// lock needs nothing: the file belongs to this server.
func lock(database *sql.DB) (func(), error) { return func() {}, nil }
`,
  postgresql: lockOf('SELECT pg_advisory_lock(1)', 'SELECT pg_advisory_unlock(1)'),
  mysql: lockOf('SELECT GET_LOCK(DATABASE(), 60)', 'SELECT RELEASE_LOCK(DATABASE())'),
};

function lockOf(take: string, giveBack: string): string {
  return `
// lock is held by one server on this database at a time, until the function that it gives is called.
func lock(database *sql.DB) (func(), error) {
	session, err := database.Conn(context.Background())
	if err != nil {
		return nil, err
	}
	if _, err := session.ExecContext(context.Background(), "${take}"); err != nil {
		session.Close()
		return nil, err
	}
	return func() {
		session.ExecContext(context.Background(), "${giveBack}")
		session.Close()
	}, nil
}
`;
}

const sqlite = () => code`
package main

import (
	"database/sql"
	"path/filepath"

	_ "github.com/mattn/go-sqlite3"
)

func numbered(statement string) string { return statement }

// openDatabase opens the SQLite file app.db in the folder.
func openDatabase(folder string) (*sql.DB, error) {
	database, err := sql.Open("sqlite3", filepath.Join(folder, "app.db")+"?_foreign_keys=on&_busy_timeout=5000")
	if err == nil {
		database.SetMaxOpenConns(1)
	}
	return database, err
}

func insert(database *sql.DB, statement string, params ...any) (int64, error) {
	result, err := database.Exec(statement, params...)
	if err != nil {
		return 0, err
	}
	return result.LastInsertId()
}
`;

const postgresql = (hasLimits: boolean) => code`
package main

import (
${hasLimits ? '\t"context"\n' : ''}	"database/sql"
	"os"
	"strconv"
	"strings"

	_ "github.com/lib/pq"
)

// numbered writes $1, $2, … for every question mark.
func numbered(statement string) string {
	parts := strings.Split(statement, "?")
	for index := 1; index < len(parts); index++ {
		parts[index] = "$" + strconv.Itoa(index) + parts[index]
	}
	return strings.Join(parts, "")
}

// openDatabase opens the PostgreSQL database that DATABASE_URL names; without a word on TLS it is on this machine.
func openDatabase(folder string) (*sql.DB, error) {
	address := os.Getenv("DATABASE_URL")
	if !strings.Contains(address, "sslmode=") {
		separator := "?"
		if strings.Contains(address, "?") {
			separator = "&"
		}
		address += separator + "sslmode=disable"
	}
	database, err := sql.Open("postgres", address)
	if err == nil {
		database.SetMaxOpenConns(10)
	}
	return database, err
}

func insert(database *sql.DB, statement string, params ...any) (id int64, err error) {
	err = database.QueryRow(numbered(statement+" RETURNING id"), params...).Scan(&id)
	return id, err
}
`;

const mysql = (hasLimits: boolean) => code`
package main

import (
${hasLimits ? '\t"context"\n' : ''}	"database/sql"
	"net/url"
	"os"
	"strings"

	"github.com/go-sql-driver/mysql"
)

func numbered(statement string) string { return statement }

// openDatabase opens the MySQL or MariaDB database that DATABASE_URL names: mysql://user:password@host:3306/name.
func openDatabase(folder string) (*sql.DB, error) {
	address, err := url.Parse(os.Getenv("DATABASE_URL"))
	if err != nil {
		return nil, err
	}
	config := mysql.NewConfig()
	config.Net, config.Addr = "tcp", address.Host
	config.User = address.User.Username()
	config.Passwd, _ = address.User.Password()
	config.DBName = strings.TrimPrefix(address.Path, "/")
	config.Collation = "utf8mb4_general_ci"
	database, err := sql.Open("mysql", config.FormatDSN())
	if err == nil {
		database.SetMaxOpenConns(10)
	}
	return database, err
}

func insert(database *sql.DB, statement string, params ...any) (int64, error) {
	result, err := database.Exec(statement, params...)
	if err != nil {
		return 0, err
	}
	return result.LastInsertId()
}
`;

const databaseFiles: Readonly<Record<SqlDatabase, (hasLimits: boolean) => string>> = { sqlite, postgresql, mysql };

/** server/database.go: one driver behind three functions, and one more where records are limited in number. */
export const databaseFile = (database: SqlDatabase, hasLimits: boolean) =>
  databaseFiles[database](hasLimits) + (hasLimits ? locks[database] : '');
