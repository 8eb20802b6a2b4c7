package main

import (
	"context"
	"database/sql"
	"net/url"
	"os"
	"strings"

	"github.com/go-sql-driver/mysql"
)

func numbered(statement string) string { return statement }

// quote writes a name as this database does; names come from the model and hold no quotes.
func quote(name string) string { return "`" + name + "`" }

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

// lock is held by one server on this database at a time, until the function that it gives is called.
func lock(database *sql.DB) (func(), error) {
	session, err := database.Conn(context.Background())
	if err != nil {
		return nil, err
	}
	if _, err := session.ExecContext(context.Background(), "SELECT GET_LOCK(DATABASE(), 60)"); err != nil {
		session.Close()
		return nil, err
	}
	return func() {
		session.ExecContext(context.Background(), "SELECT RELEASE_LOCK(DATABASE())")
		session.Close()
	}, nil
}
