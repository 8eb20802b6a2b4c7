package main

import (
	"math"
	"regexp"
	"strings"
	"time"
	"unicode/utf8"
)

const furthest = 1e15

type textRule struct {
	pattern *regexp.Regexp
	message string
}

var textRules = map[string]textRule{
	"email": {regexp.MustCompile("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"), "notEmail"},
	"url":   {regexp.MustCompile("^https?://\\S+$"), "notUrl"},
	"picture": {
		regexp.MustCompile("^(https?://\\S+|data:image/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+=*)$"), "notPicture",
	},
	"phone": {regexp.MustCompile("^[0-9+() -]{5,}$"), "notPhone"},
}

var timeFormats = map[string]string{"date": "2006-01-02", "date-time": "2006-01-02T15:04"}

func isWhole(field Field) bool {
	return field.Type == "integer" || field.Type == "rating" || field.Type == "reference"
}

func isNumber(field Field) bool {
	return isWhole(field) || field.Type == "decimal" || field.Type == "money"
}

// toStored gives a number the type of its column.
func toStored(field Field, number float64) any {
	if isWhole(field) && number == math.Trunc(number) {
		return int64(number)
	}
	return number
}

func checkText(field Field, value string, say Messages) string {
	if rule, isRuled := textRules[field.Type]; isRuled && !rule.pattern.MatchString(value) {
		return say[rule.message]
	}
	length := float64(utf8.RuneCountInString(value))
	if field.Most != nil && length > *field.Most {
		return fill(say["tooLong"], *field.Most)
	}
	if field.Least != nil && length < *field.Least {
		return fill(say["tooShort"], *field.Least)
	}
	return ""
}

func checkNumber(field Field, value any, say Messages) string {
	number, isFloat := value.(float64)
	if !isFloat {
		return say["notNumber"]
	}
	if isWhole(field) && number != math.Trunc(number) {
		return say["notWhole"]
	}
	least, most := -furthest, furthest
	if field.Least != nil {
		least = *field.Least
	}
	if field.Most != nil {
		most = *field.Most
	}
	if number > most {
		return fill(say["tooBig"], most)
	}
	if number < least {
		return fill(say["tooSmall"], least)
	}
	return ""
}

func checkValue(field Field, value any, say Messages) string {
	if isNumber(field) {
		return checkNumber(field, value, say)
	}
	if field.Type == "boolean" {
		if _, isBoolean := value.(bool); !isBoolean {
			return say["notBoolean"]
		}
		return ""
	}
	text, isText := value.(string)
	if !isText {
		return say["notText"]
	}
	if strings.ContainsRune(text, 0) {
		return say["hasNul"]
	}
	switch field.Type {
	case "date", "date-time":
		if _, err := time.Parse(timeFormats[field.Type], text); err != nil {
			return say[map[string]string{"date": "notDate", "date-time": "notDateTime"}[field.Type]]
		}
		return ""
	case "choice":
		for _, choice := range field.Choices {
			if choice == text {
				return ""
			}
		}
		return say["notChoice"]
	}
	return checkText(field, text, say)
}

// given is what a field gets: what the request says, else what it had, else its preset.
func given(field Field, body, record Record) any {
	value, isGiven := body[field.Name]
	if !isGiven && record != nil {
		value = record[field.Name]
	} else if !isGiven {
		value = field.Preset
		if format, isTime := timeFormats[field.Type]; isTime && value == "now" {
			value = time.Now().Format(format)
		}
	}
	switch typed := value.(type) {
	case int64:
		return float64(typed)
	case string:
		if typed = strings.TrimSpace(typed); typed == "" {
			return nil
		} else if field.Type == "date-time" && len(typed) > 16 {
			return typed[:16]
		}
		return strings.TrimSpace(typed)
	case nil:
		if field.Type == "boolean" {
			return false
		}
	}
	return value
}

func checkStored(store *Store, entity *Entity, field Field, value any, id int64, say Messages, who visitor) (string, error) {
	if field.Type == "reference" {
		target := entityNamed(field.Target)
		found, err := store.Find(target, value.(int64))
		if err != nil || found == nil || !who.sees(target, found) {
			return say["unknown"], err
		}
	}
	if field.Unique {
		isTaken, err := store.IsTaken(entity, field, value, id)
		if err != nil || isTaken {
			return say["taken"], err
		}
	}
	return "", nil
}

// checkRecord gives all values of a new record or of changes to one, and a message for each field that is not right.
// What whoever asks does not see is as if it were not there: else it could be guessed.
func checkRecord(store *Store, entity *Entity, body, record Record, say Messages, who visitor) (Record, map[string]string, error) {
	values, problems := Record{}, map[string]string{}
	id, _ := record["id"].(int64)
	for _, field := range entity.Fields {
		if field.Internal {
			values[field.Name] = record[field.Name]
			continue
		}
		value := given(field, body, record)
		// What is not changed may be from before a rule.
		isChanged := record == nil || value != given(field, nil, record)
		problem := ""
		if value == nil && field.Required && isChanged {
			problem = say["required"]
		} else if value != nil {
			if isChanged {
				problem = checkValue(field, value, say)
			}
			if number, isFloat := value.(float64); isFloat {
				value = toStored(field, number)
			}
			if problem == "" && isChanged {
				var err error
				if problem, err = checkStored(store, entity, field, value, id, say, who); err != nil {
					return nil, nil, err
				}
			}
		}
		if problem != "" {
			problems[field.Name] = problem
		}
		values[field.Name] = value
	}
	if len(problems) == 0 {
		exceeded, err := checkLimits(store, entity, values, record, say)
		return values, exceeded, err
	}
	return values, problems, nil
}
