package main

import (
	"database/sql"
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"time"
)

//go:embed schema.sql
var schema string

//go:embed columns.sql
var columnStatements string

// Store keeps records in SQL: every value goes as a parameter, every name comes from the model.
type Store struct{ database *sql.DB }

// openStore opens the database; makes tables and first records where there are none.
func openStore(folder string) (*Store, error) {
	database, err := openDatabase(folder)
	if err != nil {
		return nil, err
	}
	for _, statement := range strings.Split(schema, ";\n") {
		if strings.TrimSpace(statement) == "" {
			continue
		}
		if _, err := database.Exec(statement); err != nil {
			return nil, err
		}
	}
	if err := addColumns(database); err != nil {
		return nil, err
	}
	store := &Store{database}
	return store, plant(store)
}

// addColumns adds what a database of an earlier version lacks: what it keeps has no value in them.
func addColumns(database *sql.DB) error {
	for _, statement := range strings.Split(columnStatements, ";\n") {
		words := strings.Fields(statement)
		if len(words) < 6 {
			continue
		}
		table, column := words[2], words[5]
		rows, err := database.Query("SELECT " + table + "." + column + " FROM " + table + " WHERE 1 = 0")
		if err == nil {
			rows.Close()
		} else if _, err := database.Exec(statement); err != nil {
			return err
		}
	}
	return nil
}

func (store *Store) Close() error { return store.database.Close() }

func columns(entity *Entity) string {
	names := []string{quote("id")}
	for _, field := range entity.Fields {
		names = append(names, quote(field.Column))
	}
	return strings.Join(names, ", ")
}

// toValue gives one form to each type, whatever the driver gives.
func toValue(field Field, value any) any {
	if bytes, isBytes := value.([]byte); isBytes {
		value = string(bytes)
	}
	if value == nil {
		return nil
	}
	if moment, isTime := value.(time.Time); isTime {
		return moment.Format(timeFormats[field.Type])
	}
	text := fmt.Sprint(value)
	switch {
	case field.Type == "boolean":
		return text == "1" || text == "true"
	case isWhole(field):
		number, _ := strconv.ParseInt(text, 10, 64)
		return number
	case isNumber(field):
		number, _ := strconv.ParseFloat(text, 64)
		return number
	case field.Type == "date" && len(text) > 10:
		return text[:10]
	case field.Type == "date-time" && len(text) >= 16:
		return strings.Replace(text, " ", "T", 1)[:16]
	}
	return text
}

func (store *Store) records(entity *Entity, rest string, params ...any) ([]Record, error) {
	statement := "SELECT " + columns(entity) + " FROM " + quote(entity.Table) + rest
	rows, err := store.database.Query(numbered(statement), params...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	records := []Record{}
	for rows.Next() {
		var id int64
		values := make([]any, len(entity.Fields))
		places := []any{&id}
		for index := range values {
			places = append(places, &values[index])
		}
		if err := rows.Scan(places...); err != nil {
			return nil, err
		}
		record := Record{"id": id}
		for index, field := range entity.Fields {
			record[field.Name] = toValue(field, values[index])
		}
		records = append(records, record)
	}
	return records, rows.Err()
}

func (store *Store) count(entity *Entity, where string, params ...any) (total int, err error) {
	statement := "SELECT COUNT(*) FROM " + quote(entity.Table) + where
	err = store.database.QueryRow(numbered(statement), params...).Scan(&total)
	return total, err
}

var escapePattern = strings.NewReplacer("!", "!!", "%", "!%", "_", "!_")

// condition of a list, with its parameters.
func condition(entity *Entity, query Query) (string, []any) {
	parts, params := []string{}, []any{}
	for _, filter := range query.Filters {
		parts = append(parts, quote(filter.Field.Column)+" = ?")
		params = append(params, filter.Value)
	}
	tests := []string{}
	for _, field := range entity.Fields {
		switch field.Type {
		case "text", "long-text", "email", "phone", "url":
			if query.Search != "" {
				tests = append(tests, "LOWER("+quote(field.Column)+") LIKE LOWER(?) ESCAPE '!'")
				params = append(params, "%"+escapePattern.Replace(query.Search)+"%")
			}
		}
	}
	if len(tests) > 0 {
		parts = append(parts, "("+strings.Join(tests, " OR ")+")")
	}
	if len(parts) == 0 {
		return "", params
	}
	return " WHERE " + strings.Join(parts, " AND "), params
}

// sortKey is what a list is sorted by: choices in their order, not by their values, which hold no quotes.
func sortKey(field Field) string {
	if len(field.Choices) == 0 {
		return quote(field.Column)
	}
	key := "CASE " + quote(field.Column)
	for place, choice := range field.Choices {
		key += fmt.Sprintf(" WHEN '%s' THEN %d", choice, place)
	}
	return key + " END"
}

// List gives one page of records and how many there are.
func (store *Store) List(entity *Entity, query Query) ([]Record, int, error) {
	where, params := condition(entity, query)
	total, err := store.count(entity, where, params...)
	if err != nil {
		return nil, 0, err
	}
	direction := " ASC"
	if query.Descending {
		direction = " DESC"
	}
	order := quote("id") + direction
	for _, field := range entity.Fields {
		if field.Name == query.Sort {
			order = sortKey(field) + direction + ", " + order
		}
	}
	params = append(params, query.PerPage, (query.Page-1)*query.PerPage)
	items, err := store.records(entity, where+" ORDER BY "+order+" LIMIT ? OFFSET ?", params...)
	return items, total, err
}

// Find gives nil where there is no such record.
func (store *Store) Find(entity *Entity, id int64) (Record, error) {
	records, err := store.records(entity, " WHERE "+quote("id")+" = ?", id)
	if err != nil || len(records) == 0 {
		return nil, err
	}
	return records[0], nil
}

func valuesOf(entity *Entity, values Record) []any {
	params := []any{}
	for _, field := range entity.Fields {
		params = append(params, values[field.Name])
	}
	return params
}

func (store *Store) Create(entity *Entity, values Record) (Record, error) {
	names := strings.TrimPrefix(columns(entity), quote("id")+", ")
	marks := strings.TrimSuffix(strings.Repeat("?, ", len(entity.Fields)), ", ")
	statement := "INSERT INTO " + quote(entity.Table) + " (" + names + ") VALUES (" + marks + ")"
	id, err := insert(store.database, statement, valuesOf(entity, values)...)
	if err != nil {
		return nil, err
	}
	return store.Find(entity, id)
}

func (store *Store) Update(entity *Entity, id int64, values Record) (Record, error) {
	changes := []string{}
	for _, field := range entity.Fields {
		changes = append(changes, quote(field.Column)+" = ?")
	}
	statement := "UPDATE " + quote(entity.Table) + " SET " + strings.Join(changes, ", ") + " WHERE " + quote("id") + " = ?"
	if _, err := store.database.Exec(numbered(statement), append(valuesOf(entity, values), id)...); err != nil {
		return nil, err
	}
	return store.Find(entity, id)
}

func (store *Store) Remove(entity *Entity, id int64) error {
	statement := "DELETE FROM " + quote(entity.Table) + " WHERE " + quote("id") + " = ?"
	_, err := store.database.Exec(numbered(statement), id)
	return err
}

// IsTaken tells whether another record has this value.
func (store *Store) IsTaken(entity *Entity, field Field, value any, exceptID int64) (bool, error) {
	total, err := store.count(entity, " WHERE "+quote(field.Column)+" = ? AND "+quote("id")+" <> ?", value, exceptID)
	return total > 0, err
}

// IsInUse tells whether a record that must have this one refers to it.
func (store *Store) IsInUse(entity *Entity, id int64) (bool, error) {
	for index := range model.Entities {
		for _, field := range model.Entities[index].Fields {
			if field.Target != entity.Name || !field.Required {
				continue
			}
			total, err := store.count(&model.Entities[index], " WHERE "+quote(field.Column)+" = ?", id)
			if err != nil || total > 0 {
				return total > 0, err
			}
		}
	}
	return false, nil
}

// CountLike tells how many other records a limit counts together with one of these values.
func (store *Store) CountLike(entity *Entity, limit Limit, values Record, exceptID int64) (int, error) {
	columnOf := map[string]string{}
	for _, field := range entity.Fields {
		columnOf[field.Name] = quote(field.Column)
	}
	where, params := " WHERE "+quote("id")+" <> ?", []any{exceptID}
	if limit.By != "" {
		where += " AND " + columnOf[limit.By] + " = ?"
		params = append(params, values[limit.By])
	}
	if limit.Day != "" {
		first, last := dayOf(values[limit.Day].(string))
		where += " AND " + columnOf[limit.Day] + " BETWEEN ? AND ?"
		params = append(params, first, last)
	}
	if limit.From != "" {
		how := limit.comparisons([2]string{" < ?", " > ?"}, [2]string{" <= ?", " >= ?"})
		where += " AND " + columnOf[limit.From] + how[0] + " AND " + columnOf[limit.end()] + how[1]
		params = append(params, values[limit.end()], values[limit.From])
	}
	if limit.Until != nil {
		column := columnOf[limit.Until.Name]
		if limit.Until.Value == nil {
			where += " AND " + column + " IS NULL"
		} else {
			where += " AND (" + column + " IS NULL OR " + column + " <> ?)"
			params = append(params, limit.Until.Value)
		}
	}
	return store.count(entity, where, params...)
}

// Alone waits until nobody else writes what is limited in number; the function that it gives lets the next one in.
func (store *Store) Alone() (func(), error) {
	turn.Lock()
	release, err := lock(store.database)
	if err != nil {
		turn.Unlock()
		return nil, err
	}
	return func() {
		release()
		turn.Unlock()
	}, nil
}
