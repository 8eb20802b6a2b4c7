import { code } from '../code.ts';
import { goString } from '../shared/literals.ts';
import { messagesFor } from '../shared/messages.ts';
import type { ServerEntity, ServerField } from '../shared/server-entity.ts';

const strings = (texts: readonly string[]) => `[]string{${texts.map(goString).join(', ')}}`;

function preset(value: string | number | boolean): string {
  if (typeof value === 'string') return goString(value);
  return typeof value === 'number' ? `float64(${value})` : String(value);
}

function fieldText(field: ServerField): string {
  const { name, column, type, required, unique, least, most, choices, target } = field;
  const parts = [
    `Name: ${goString(name)}, Column: ${goString(column)}, Type: ${goString(type)}`,
    required && 'Required: true',
    unique && 'Unique: true',
    least !== undefined && `Least: bound(${least})`,
    most !== undefined && `Most: bound(${most})`,
    choices && `Choices: ${strings(choices)}`,
    target !== undefined && `Target: ${goString(target)}`,
    field.preset !== undefined && `Preset: ${preset(field.preset)}`,
  ];
  return `\t\t\t{${parts.filter((part) => part !== false && part !== undefined).join(', ')}},`;
}

const entityText = ({ name, plural, table, order, fields }: ServerEntity) =>
  `\t{
\t\tName: ${goString(name)}, Plural: ${goString(plural)}, Table: ${goString(table)}, Order: ${goString(order)},
\t\tFields: []Field{
${fields.map(fieldText).join('\n')}
\t\t},
\t},`;

/** server/entities.go: what the app keeps. */
export const entitiesFile = (entities: readonly ServerEntity[]) => code`
package main

// Field of a record, with its rules.
type Field struct {
	Name, Column, Type string
	Required, Unique   bool
	Least, Most        *float64
	Choices            []string
	Target             string
	Preset             any
}

// Entity is a kind of record.
type Entity struct {
	Name, Plural, Table, Order string
	Fields                     []Field
}

// Record has its values by the names of fields, and its id.
type Record map[string]any

func bound(number float64) *float64 { return &number }

// What the app keeps, targets before those that refer to them.
var entities = []Entity{
${entities.map(entityText).join('\n')}
}

func entityNamed(name string) *Entity {
	for index := range entities {
		if entities[index].Name == name {
			return &entities[index]
		}
	}
	return nil
}
`;

/** Values stand below each other, as gofmt wants it. */
function messageTable(texts: Readonly<Record<string, string>>): string {
  const longest = Math.max(...Object.keys(texts).map((key) => key.length)) + 3;
  return Object.entries(texts)
    .map(([key, text]) => `\t\t${`${goString(key)}:`.padEnd(longest)} ${goString(text)},`)
    .join('\n');
}

/** server/messages.go: what the server says when it refuses. */
export const messagesFile = (hasLogin: boolean) => code`
package main

import (
	"net/http"
	"strconv"
	"strings"
)

// Messages by key.
type Messages map[string]string

var messages = map[string]Messages{
	"zh": {
${messageTable(messagesFor(hasLogin).zh)}
	},
	"en": {
${messageTable(messagesFor(hasLogin).en)}
	},
}

// messagesFor gives the messages in the language that the page asks for.
func messagesFor(request *http.Request) Messages {
	if strings.HasPrefix(strings.ToLower(request.Header.Get("Accept-Language")), "en") {
		return messages["en"]
	}
	return messages["zh"]
}

func fill(message string, number float64) string {
	return strings.Replace(message, "{n}", strconv.FormatFloat(number, 'f', -1, 64), 1)
}
`;

/** server/query.go: how a list is asked for. */
export const queryFile = () => code`
package main

import (
	"math"
	"net/url"
	"strconv"
	"strings"
)

// Query of a list.
type Query struct {
	Page, PerPage int
	Sort          string
	Descending    bool
	Search        string
	Filters       []Filter
}

// Filter for one value of a field.
type Filter struct {
	Field Field
	Value any
}

func whole(text string, least, most, otherwise int) int {
	number, err := strconv.Atoi(text)
	if err != nil || number < least || number > most {
		return otherwise
	}
	return number
}

func filterValue(field Field, text string) any {
	if field.Type == "boolean" {
		return text == "true"
	}
	if !isNumber(field) {
		return text
	}
	number, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsNaN(number) || math.IsInf(number, 0) {
		return int64(-1)
	}
	return toStored(field, number)
}

// readQuery reads ?page=2&perPage=20&sort=-dueDate&search=milk&status=done; whatever makes no sense is left out.
func readQuery(entity *Entity, params url.Values) Query {
	order := params.Get("sort")
	if order == "" {
		order = entity.Order
	}
	search := []rune(strings.TrimSpace(params.Get("search")))
	if len(search) > 200 {
		search = search[:200]
	}
	query := Query{
		Page:       whole(params.Get("page"), 1, 1_000_000, 1),
		PerPage:    whole(params.Get("perPage"), 1, 500, 20),
		Sort:       "id",
		Descending: strings.HasPrefix(order, "-"),
		Search:     string(search),
	}
	for _, field := range entity.Fields {
		if field.Name == strings.TrimPrefix(order, "-") {
			query.Sort = field.Name
		}
		if text := params.Get(field.Name); text != "" {
			query.Filters = append(query.Filters, Filter{field, filterValue(field, text)})
		}
	}
	return query
}
`;

/** server/validate.go: the rules of every field type. */
export const validateFile = () => code`
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

func checkStored(store *Store, entity *Entity, field Field, value any, id int64, say Messages) (string, error) {
	if field.Type == "reference" {
		found, err := store.Find(entityNamed(field.Target), value.(int64))
		if err != nil || found == nil {
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
func checkRecord(store *Store, entity *Entity, body, record Record, say Messages) (Record, map[string]string, error) {
	values, problems := Record{}, map[string]string{}
	id, _ := record["id"].(int64)
	for _, field := range entity.Fields {
		value := given(field, body, record)
		problem := ""
		if value == nil && field.Required {
			problem = say["required"]
		} else if value != nil {
			problem = checkValue(field, value, say)
			if number, isFloat := value.(float64); isFloat {
				value = toStored(field, number)
			}
			if problem == "" {
				var err error
				if problem, err = checkStored(store, entity, field, value, id, say); err != nil {
					return nil, nil, err
				}
			}
		}
		if problem != "" {
			problems[field.Name] = problem
		}
		values[field.Name] = value
	}
	return values, problems, nil
}
`;
