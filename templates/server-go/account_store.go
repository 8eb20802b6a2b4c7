package main

import (
	"database/sql"
	"time"
)

func (own *accounts) find(name string) (found account, err error) {
	statement := numbered("SELECT id, name, password FROM accounts WHERE name = ?")
	err = own.store.database.QueryRow(statement, name).Scan(&found.id, &found.name, &found.password)
	if err == sql.ErrNoRows {
		err = nil
	}
	return found, err
}

func (own *accounts) create(name, password string) (int64, error) {
	return insert(own.store.database, "INSERT INTO accounts (name, password) VALUES (?, ?)", name, password)
}

// change gives an account another password and signs it out everywhere.
func (own *accounts) change(id int64, password string) error {
	if _, err := own.store.database.Exec(numbered("UPDATE accounts SET password = ? WHERE id = ?"), password, id); err != nil {
		return err
	}
	_, err := own.store.database.Exec(numbered("DELETE FROM sessions WHERE account = ?"), id)
	return err
}

func (own *accounts) open(token string, id, expires int64) error {
	if _, err := own.store.database.Exec(numbered("DELETE FROM sessions WHERE expires < ?"), time.Now().Unix()); err != nil {
		return err
	}
	statement := numbered("INSERT INTO sessions (token, account, expires) VALUES (?, ?, ?)")
	_, err := own.store.database.Exec(statement, token, id, expires)
	return err
}

func (own *accounts) close(token string) error {
	_, err := own.store.database.Exec(numbered("DELETE FROM sessions WHERE token = ?"), token)
	return err
}

// ofSession gives the name of whoever is signed in, or nothing.
func (own *accounts) ofSession(token string) (name string, err error) {
	statement := "SELECT a.name FROM sessions s JOIN accounts a ON a.id = s.account WHERE s.token = ? AND s.expires > ?"
	err = own.store.database.QueryRow(numbered(statement), token, time.Now().Unix()).Scan(&name)
	if err == sql.ErrNoRows {
		err = nil
	}
	return name, err
}
