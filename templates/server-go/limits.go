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
	if limit.Until != nil {
		ending := values[limit.Until.Name]
		if ending != nil && (limit.Until.Value == nil || ending == limit.Until.Value) {
			return ""
		}
	}
	for _, name := range []string{limit.By, limit.Day, limit.From, limit.To} {
		if name != "" && values[name] == nil {
			return ""
		}
	}
	day := ""
	if limit.Day != "" {
		day = values[limit.Day].(string)[:10]
	}
	return fmt.Sprintf("%s %v %v %v", day, values[limit.By], values[limit.From], values[limit.To])
}

// endsTooSoon tells whether a record ends before it begins, or as it begins where the next may begin then.
func endsTooSoon(limit Limit, values Record) bool {
	if limit.To == "" {
		return false
	}
	start, end := values[limit.From].(string), values[limit.To].(string)
	return end < start || (limit.BackToBack && end == start)
}

// refusal gives the field that a limit is told at, and the words.
func refusal(limit Limit, say Messages) (string, string) {
	switch {
	case limit.From != "":
		return limit.From, say["overlaps"]
	case limit.Day == "":
		return limit.By, fill(say["full"], float64(limit.Most))
	case limit.By == "":
		return limit.Day, fill(say["fullOfDay"], float64(limit.Most))
	}
	return limit.By, fill(say["fullOfDay"], float64(limit.Most))
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
		if endsTooSoon(limit, values) {
			problems[limit.To] = say["endsTooSoon"]
			continue
		}
		total, err := store.CountLike(entity, limit, values, id)
		if err != nil {
			return nil, err
		}
		if total >= limit.Most {
			field, message := refusal(limit, say)
			problems[field] = message
		}
	}
	return problems, nil
}
