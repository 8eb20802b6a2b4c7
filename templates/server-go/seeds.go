package main

import (
	_ "embed"
	"encoding/json"
	"time"
)

//go:embed seeds.json
var seeds []byte

// plant stores the first records where there are none.
func plant(store *Store) error {
	for index := range model.Entities {
		if _, total, err := store.List(&model.Entities[index], Query{Page: 1, PerPage: 1, Sort: "id"}); err != nil || total > 0 {
			return err
		}
	}
	records := map[string][]Record{}
	if err := json.Unmarshal(seeds, &records); err != nil {
		return err
	}
	for index := range model.Entities {
		entity := &model.Entities[index]
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
