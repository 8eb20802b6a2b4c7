import { code } from '../code.ts';

/** server/limits.go: how many records of a kind there may be. */
export const limitsFile = () => code`
package main

import (
	"fmt"
	"sync"
)

// turn is taken by whoever writes what is limited in number, so that of two at once only one takes the last place.
var turn sync.Mutex

// dayOf gives the first and the last value of a day.
func dayOf(value string) (string, string) {
	if len(value) <= 10 {
		return value, value
	}
	return value[:10] + "T00:00", value[:10] + "T23:59"
}

// countedUnder is what a limit counts a record under; empty where it does not count.
func countedUnder(limit Limit, values Record) string {
	if limit.Until != "" {
		ending := values[limit.Until]
		if ending != nil && (limit.UntilValue == nil || ending == limit.UntilValue) {
			return ""
		}
	}
	if (limit.By != "" && values[limit.By] == nil) || (limit.Day != "" && values[limit.Day] == nil) {
		return ""
	}
	day := ""
	if limit.Day != "" {
		day = values[limit.Day].(string)[:10]
	}
	return fmt.Sprintf("%s %v", day, values[limit.By])
}

// checkLimits gives a message for each limit that a record would exceed. What was counted before may stay, however many
// there are.
func checkLimits(store *Store, entity *Entity, values, record Record, say Messages) (map[string]string, error) {
	problems := map[string]string{}
	id, _ := record["id"].(int64)
	for _, limit := range entity.Limits {
		place := countedUnder(limit, values)
		if place == "" || (record != nil && place == countedUnder(limit, record)) {
			continue
		}
		total, err := store.CountLike(entity, limit, values, id)
		if err != nil {
			return nil, err
		}
		if total < limit.Most {
			continue
		}
		field, message := limit.By, say["full"]
		if field == "" {
			field = limit.Day
		}
		if limit.Day != "" {
			message = say["fullOfDay"]
		}
		problems[field] = fill(message, float64(limit.Most))
	}
	return problems, nil
}
`;
