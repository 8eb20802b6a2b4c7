import { code } from '../code.ts';
import type { SqlDatabase } from '../sql/schema-file.ts';

const sqlite = code`
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

const postgresql = code`
package main

import (
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

const mysql = code`
package main

import (
	"database/sql"
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

const databaseFiles: Readonly<Record<SqlDatabase, string>> = { sqlite, postgresql, mysql };

/** server/database.go: one driver behind three functions. */
export const databaseFile = (database: SqlDatabase) => databaseFiles[database];

/** server/seeds.go: the first records. */
export const seedsFile = (hasSchema: boolean) => code`
package main

import (
	_ "embed"
	"encoding/json"
	"time"
)
${hasSchema ? '\n//go:embed schema.sql\nvar schema string\n' : ''}
//go:embed seeds.json
var seeds []byte

// plant stores the first records where there are none.
func plant(store *Store) error {
	for index := range entities {
		if _, total, err := store.List(&entities[index], Query{Page: 1, PerPage: 1, Sort: "id"}); err != nil || total > 0 {
			return err
		}
	}
	records := map[string][]Record{}
	if err := json.Unmarshal(seeds, &records); err != nil {
		return err
	}
	for index := range entities {
		entity := &entities[index]
		for _, seed := range records[entity.Plural] {
			for _, field := range entity.Fields {
				if format, isTime := timeFormats[field.Type]; isTime && seed[field.Name] == "now" {
					seed[field.Name] = time.Now().Format(format)
				}
				if number, isFloat := seed[field.Name].(float64); isFloat {
					seed[field.Name] = toStored(field, number)
				}
			}
			if _, err := store.Create(entity, seed); err != nil {
				return err
			}
		}
	}
	return nil
}
`;

/** server/store.go over SQL: every value goes as a parameter, every name comes from entities.go. */
export const sqlStoreFile = (database: SqlDatabase) => code`
package main

import (
	"database/sql"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Store keeps records in SQL: every value goes as a parameter, every name comes from entities.go.
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
	store := &Store{database}
	return store, plant(store)
}

func (store *Store) Close() error { return store.database.Close() }

func quote(name string) string { return ${database === 'mysql' ? '"`" + name + "`"' : '`"` + name + `"`'} }

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
			order = quote(field.Column) + direction + ", " + order
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
	for index := range entities {
		for _, field := range entities[index].Fields {
			if field.Target != entity.Name || !field.Required {
				continue
			}
			total, err := store.count(&entities[index], " WHERE "+quote(field.Column)+" = ?", id)
			if err != nil || total > 0 {
				return total > 0, err
			}
		}
	}
	return false, nil
}
`;

/** server/store.go over MongoDB. */
export const mongoStoreFile = () => code`
package main

import (
	"context"
	"os"
	"regexp"
	"time"

	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
	"go.mongodb.org/mongo-driver/mongo/options"
	"go.mongodb.org/mongo-driver/x/mongo/driver/connstring"
)

// Store keeps records in MongoDB; ids count up from 1, so that addresses stay short.
type Store struct {
	client   *mongo.Client
	database *mongo.Database
}

func limited() (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.Background(), 10*time.Second)
}

// openStore opens the database that DATABASE_URL names; makes indexes and first records where there are none.
func openStore(folder string) (*Store, error) {
	ctx, cancel := limited()
	defer cancel()
	address := os.Getenv("DATABASE_URL")
	parsed, err := connstring.Parse(address)
	if err != nil {
		return nil, err
	}
	client, err := mongo.Connect(ctx, options.Client().ApplyURI(address))
	if err != nil {
		return nil, err
	}
	store := &Store{client, client.Database(parsed.Database)}
	for index := range entities {
		for _, field := range entities[index].Fields {
			if !field.Unique {
				continue
			}
			types := bson.A{"string", "int", "long", "double", "bool"}
			partial := bson.M{field.Name: bson.M{"$type": types}}
			unique := mongo.IndexModel{Keys: bson.D{{Key: field.Name, Value: 1}}, Options: options.Index().SetUnique(true).SetPartialFilterExpression(partial)}
			if _, err := store.collection(&entities[index]).Indexes().CreateOne(ctx, unique); err != nil {
				return nil, err
			}
		}
	}
	return store, plant(store)
}

func (store *Store) Close() error { return store.client.Disconnect(context.Background()) }

func (store *Store) collection(entity *Entity) *mongo.Collection {
	return store.database.Collection(entity.Table)
}

func (store *Store) nextID(ctx context.Context, name string) (int64, error) {
	counter := struct{ Last int64 }{}
	after := options.FindOneAndUpdate().SetUpsert(true).SetReturnDocument(options.After)
	change := bson.M{"$inc": bson.M{"last": int64(1)}}
	err := store.database.Collection("counters").FindOneAndUpdate(ctx, bson.M{"_id": name}, change, after).Decode(&counter)
	return counter.Last, err
}

func condition(entity *Entity, query Query) bson.M {
	parts := bson.A{}
	for _, filter := range query.Filters {
		parts = append(parts, bson.M{filter.Field.Name: bson.M{"$eq": filter.Value}})
	}
	tests := bson.A{}
	for _, field := range entity.Fields {
		switch field.Type {
		case "text", "long-text", "email", "phone", "url":
			if query.Search != "" {
				tests = append(tests, bson.M{field.Name: bson.M{"$regex": regexp.QuoteMeta(query.Search), "$options": "i"}})
			}
		}
	}
	if len(tests) > 0 {
		parts = append(parts, bson.M{"$or": tests})
	}
	if len(parts) == 0 {
		return bson.M{}
	}
	return bson.M{"$and": parts}
}

func toRecord(document bson.M) Record {
	record := Record{"id": document["_id"]}
	for name, value := range document {
		if name != "_id" {
			record[name] = value
		}
	}
	return record
}

// List gives one page of records and how many there are.
func (store *Store) List(entity *Entity, query Query) ([]Record, int, error) {
	ctx, cancel := limited()
	defer cancel()
	matching := condition(entity, query)
	total, err := store.collection(entity).CountDocuments(ctx, matching)
	if err != nil {
		return nil, 0, err
	}
	direction := 1
	if query.Descending {
		direction = -1
	}
	order := bson.D{{Key: "_id", Value: direction}}
	if query.Sort != "id" {
		order = bson.D{{Key: query.Sort, Value: direction}, {Key: "_id", Value: direction}}
	}
	page := options.Find().SetSort(order).SetSkip(int64((query.Page - 1) * query.PerPage)).SetLimit(int64(query.PerPage))
	found, err := store.collection(entity).Find(ctx, matching, page)
	if err != nil {
		return nil, 0, err
	}
	documents := []bson.M{}
	if err := found.All(ctx, &documents); err != nil {
		return nil, 0, err
	}
	records := []Record{}
	for _, document := range documents {
		records = append(records, toRecord(document))
	}
	return records, int(total), nil
}

// Find gives nil where there is no such record.
func (store *Store) Find(entity *Entity, id int64) (Record, error) {
	ctx, cancel := limited()
	defer cancel()
	document := bson.M{}
	err := store.collection(entity).FindOne(ctx, bson.M{"_id": id}).Decode(&document)
	if err == mongo.ErrNoDocuments {
		return nil, nil
	}
	return toRecord(document), err
}

func (store *Store) Create(entity *Entity, values Record) (Record, error) {
	ctx, cancel := limited()
	defer cancel()
	id, err := store.nextID(ctx, entity.Table)
	if err != nil {
		return nil, err
	}
	document := bson.M{"_id": id}
	for _, field := range entity.Fields {
		document[field.Name] = values[field.Name]
	}
	_, err = store.collection(entity).InsertOne(ctx, document)
	return toRecord(document), err
}

func (store *Store) Update(entity *Entity, id int64, values Record) (Record, error) {
	ctx, cancel := limited()
	defer cancel()
	if _, err := store.collection(entity).UpdateByID(ctx, id, bson.M{"$set": bson.M(values)}); err != nil {
		return nil, err
	}
	return store.Find(entity, id)
}

func (store *Store) Remove(entity *Entity, id int64) error {
	ctx, cancel := limited()
	defer cancel()
	if _, err := store.collection(entity).DeleteOne(ctx, bson.M{"_id": id}); err != nil {
		return err
	}
	for index := range entities {
		for _, field := range entities[index].Fields {
			if field.Target != entity.Name {
				continue
			}
			change := bson.M{"$set": bson.M{field.Name: nil}}
			if _, err := store.collection(&entities[index]).UpdateMany(ctx, bson.M{field.Name: id}, change); err != nil {
				return err
			}
		}
	}
	return nil
}

// IsTaken tells whether another record has this value.
func (store *Store) IsTaken(entity *Entity, field Field, value any, exceptID int64) (bool, error) {
	ctx, cancel := limited()
	defer cancel()
	matching := bson.M{field.Name: bson.M{"$eq": value}, "_id": bson.M{"$ne": exceptID}}
	total, err := store.collection(entity).CountDocuments(ctx, matching)
	return total > 0, err
}

// IsInUse tells whether a record that must have this one refers to it.
func (store *Store) IsInUse(entity *Entity, id int64) (bool, error) {
	ctx, cancel := limited()
	defer cancel()
	for index := range entities {
		for _, field := range entities[index].Fields {
			if field.Target != entity.Name || !field.Required {
				continue
			}
			total, err := store.collection(&entities[index]).CountDocuments(ctx, bson.M{field.Name: id})
			if err != nil || total > 0 {
				return total > 0, err
			}
		}
	}
	return false, nil
}
`;
