package main

import (
	_ "embed"
	"encoding/json"
)

//go:embed model.json
var modelText []byte

// Model is the app: all else in this server is the same for every app.
type Model struct {
	// Pages is the folder of the pages, seen from the server's own.
	Pages    string
	Features Features
	// Entities are what the app keeps, targets before those that refer to them.
	Entities []Entity
}

// Features say who may do what.
type Features struct {
	// Login: there are accounts. SignUp: anybody can have one. Visitors: strangers add records and see their own.
	Login, SignUp, Visitors bool
}

// Field of a record, with its rules.
type Field struct {
	Name, Column, Type string
	Required, Unique   bool
	Least, Most        *float64
	Choices            []string
	Target             string
	Preset             any
	// The server's own: it comes from no request and is in no answer.
	Internal bool
	// Only the owner sets it; what strangers make begins with its preset.
	Staff bool
}

// Entity is a kind of record.
type Entity struct {
	Name, Plural, Table, Order string
	Fields                     []Field
	Limits                     []Limit
	// Visitors is "add" where strangers make records and see their own, "none" where they see none, else empty.
	Visitors string
	// Published says which records readers see; nil: all of them.
	Published *Published
}

// Published is a value that a record must have for readers to see it: drafts are for those who write.
type Published struct {
	Name  string
	Value any
}

// Limit allows so many records for each value of By, each day of Day, or at the same time. A record that is over does not
// count.
type Limit struct {
	Most    int
	By, Day string
	// From and To say when a record begins and ends; without To it takes a moment.
	From, To string
	// BackToBack lets one begin where another ends.
	BackToBack bool
	Until      *Until
}

// end is the field that tells when a record ends.
func (limit Limit) end() string {
	if limit.To == "" {
		return limit.From
	}
	return limit.To
}

// comparisons are how its beginning stands to another's end, and its end to another's beginning, where both overlap.
func (limit Limit) comparisons(strict, loose [2]string) [2]string {
	if limit.BackToBack {
		return strict
	}
	return loose
}

// Until takes a record out of a count: its field has the value, or any value where that is nil.
type Until struct {
	Name  string
	Value any
}

// Record has its values by the names of fields, and its id.
type Record map[string]any

var model = readModel()

func readModel() Model {
	read := Model{}
	if err := json.Unmarshal(modelText, &read); err != nil {
		panic(err)
	}
	return read
}

func entityNamed(name string) *Entity {
	for index := range model.Entities {
		if model.Entities[index].Name == name {
			return &model.Entities[index]
		}
	}
	return nil
}
