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
	if parsed.Database == "" {
		parsed.Database = "test"
	}
	store := &Store{client, client.Database(parsed.Database)}
	for index := range model.Entities {
		for _, field := range model.Entities[index].Fields {
			if !field.Unique {
				continue
			}
			types := bson.A{"string", "int", "long", "double", "bool"}
			partial := bson.M{field.Name: bson.M{"$type": types}}
			unique := mongo.IndexModel{Keys: bson.D{{Key: field.Name, Value: 1}}, Options: options.Index().SetUnique(true).SetPartialFilterExpression(partial)}
			if _, err := store.collection(&model.Entities[index]).Indexes().CreateOne(ctx, unique); err != nil {
				return nil, err
			}
		}
	}
	name := mongo.IndexModel{Keys: bson.D{{Key: "name", Value: 1}}, Options: options.Index().SetUnique(true)}
	if _, err := store.database.Collection("accounts").Indexes().CreateOne(ctx, name); err != nil {
		return nil, err
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

// toRecord gives today's fields: documents from before a change of the app lack some and have others.
func toRecord(entity *Entity, document bson.M) Record {
	record := Record{"id": document["_id"]}
	for _, field := range entity.Fields {
		record[field.Name] = document[field.Name]
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
		records = append(records, toRecord(entity, document))
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
	return toRecord(entity, document), err
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
	return toRecord(entity, document), err
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
	for index := range model.Entities {
		for _, field := range model.Entities[index].Fields {
			if field.Target != entity.Name {
				continue
			}
			change := bson.M{"$set": bson.M{field.Name: nil}}
			if _, err := store.collection(&model.Entities[index]).UpdateMany(ctx, bson.M{field.Name: id}, change); err != nil {
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
	for index := range model.Entities {
		for _, field := range model.Entities[index].Fields {
			if field.Target != entity.Name || !field.Required {
				continue
			}
			total, err := store.collection(&model.Entities[index]).CountDocuments(ctx, bson.M{field.Name: id})
			if err != nil || total > 0 {
				return total > 0, err
			}
		}
	}
	return false, nil
}

// CountLike tells how many other records a limit counts together with one of these values.
func (store *Store) CountLike(entity *Entity, limit Limit, values Record, exceptID int64) (int, error) {
	ctx, cancel := limited()
	defer cancel()
	matching := bson.M{"_id": bson.M{"$ne": exceptID}}
	if limit.By != "" {
		matching[limit.By] = bson.M{"$eq": values[limit.By]}
	}
	if limit.Day != "" {
		first, last := dayOf(values[limit.Day].(string))
		matching[limit.Day] = bson.M{"$gte": first, "$lte": last}
	}
	if limit.From != "" {
		how := limit.comparisons([2]string{"$lt", "$gt"}, [2]string{"$lte", "$gte"})
		matching["$and"] = []bson.M{
			{limit.From: bson.M{how[0]: values[limit.end()]}},
			{limit.end(): bson.M{how[1]: values[limit.From]}},
		}
	}
	if limit.Until != nil {
		matching[limit.Until.Name] = bson.M{"$ne": limit.Until.Value}
		if limit.Until.Value == nil {
			// Records from before a change of the app lack the field, which MongoDB takes for null.
			matching[limit.Until.Name] = bson.M{"$eq": nil}
		}
	}
	total, err := store.collection(entity).CountDocuments(ctx, matching)
	return int(total), err
}

// Alone waits until nobody else writes what is limited in number; the function that it gives lets the next one in.
func (store *Store) Alone() (func(), error) {
	turn.Lock()
	return turn.Unlock, nil
}
