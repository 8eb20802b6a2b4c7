package main

import (
	"time"

	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

func (own *accounts) find(name string) (account, error) {
	ctx, cancel := limited()
	defer cancel()
	found := struct {
		ID             int64 `bson:"_id"`
		Name, Password string
	}{}
	err := own.store.database.Collection("accounts").FindOne(ctx, bson.M{"name": bson.M{"$eq": name}}).Decode(&found)
	if err == mongo.ErrNoDocuments {
		err = nil
	}
	return account{found.ID, found.Name, found.Password}, err
}

func (own *accounts) create(name, password string) (int64, error) {
	ctx, cancel := limited()
	defer cancel()
	id, err := own.store.nextID(ctx, "accounts")
	if err != nil {
		return 0, err
	}
	_, err = own.store.database.Collection("accounts").InsertOne(ctx, bson.M{"_id": id, "name": name, "password": password})
	return id, err
}

// change gives an account another password and signs it out everywhere.
func (own *accounts) change(id int64, password string) error {
	ctx, cancel := limited()
	defer cancel()
	database := own.store.database
	if _, err := database.Collection("accounts").UpdateByID(ctx, id, bson.M{"$set": bson.M{"password": password}}); err != nil {
		return err
	}
	_, err := database.Collection("sessions").DeleteMany(ctx, bson.M{"account": id})
	return err
}

func (own *accounts) open(token string, id, expires int64) error {
	ctx, cancel := limited()
	defer cancel()
	sessions := own.store.database.Collection("sessions")
	if _, err := sessions.DeleteMany(ctx, bson.M{"expires": bson.M{"$lt": time.Now().Unix()}}); err != nil {
		return err
	}
	_, err := sessions.InsertOne(ctx, bson.M{"_id": token, "account": id, "expires": expires})
	return err
}

func (own *accounts) close(token string) error {
	ctx, cancel := limited()
	defer cancel()
	_, err := own.store.database.Collection("sessions").DeleteOne(ctx, bson.M{"_id": token})
	return err
}

// ofSession gives the name of whoever is signed in, or nothing.
func (own *accounts) ofSession(token string) (string, error) {
	ctx, cancel := limited()
	defer cancel()
	session := struct{ Account int64 }{}
	isOpen := bson.M{"_id": token, "expires": bson.M{"$gt": time.Now().Unix()}}
	err := own.store.database.Collection("sessions").FindOne(ctx, isOpen).Decode(&session)
	if err == mongo.ErrNoDocuments {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	found := struct{ Name string }{}
	err = own.store.database.Collection("accounts").FindOne(ctx, bson.M{"_id": session.Account}).Decode(&found)
	return found.Name, err
}
