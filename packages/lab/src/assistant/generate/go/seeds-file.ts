import { code } from '../code.ts';

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
