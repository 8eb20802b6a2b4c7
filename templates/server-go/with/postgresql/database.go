package main

import (
	"context"
	"database/sql"
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

// quote writes a name as this database does; names come from the model and hold no quotes.
func quote(name string) string { return `"` + name + `"` }

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

// lock is held by one server on this database at a time, until the function that it gives is called.
func lock(database *sql.DB) (func(), error) {
	session, err := database.Conn(context.Background())
	if err != nil {
		return nil, err
	}
	if _, err := session.ExecContext(context.Background(), "SELECT pg_advisory_lock(1)"); err != nil {
		session.Close()
		return nil, err
	}
	return func() {
		session.ExecContext(context.Background(), "SELECT pg_advisory_unlock(1)")
		session.Close()
	}, nil
}
