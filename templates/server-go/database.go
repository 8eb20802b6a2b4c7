package main

import (
	"database/sql"
	"path/filepath"

	_ "github.com/mattn/go-sqlite3"
)

func numbered(statement string) string { return statement }

// quote writes a name as this database does; names come from the model and hold no quotes.
func quote(name string) string { return `"` + name + `"` }

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

// lock needs nothing: the file belongs to this server.
func lock(database *sql.DB) (func(), error) { return func() {}, nil }
