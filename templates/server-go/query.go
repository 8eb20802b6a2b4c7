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
	if field.Type == "date-time" && len(text) > 16 {
		return text[:16]
	}
	if !isNumber(field) {
		return text
	}
	number, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsNaN(number) || math.IsInf(number, 0) {
		return text
	}
	return number
}

// checkFilters gives a message for each filter that no value of its field can be: databases refuse it, or take it for
// another. Numbers that are right get the type of their column.
func checkFilters(query Query, say Messages) map[string]string {
	problems := map[string]string{}
	for index, filter := range query.Filters {
		_, isTime := timeFormats[filter.Field.Type]
		if !isTime && !isNumber(filter.Field) {
			continue
		}
		if problem := checkValue(Field{Type: filter.Field.Type}, filter.Value, say); problem != "" {
			problems[filter.Field.Name] = problem
		} else if number, isFloat := filter.Value.(float64); isFloat {
			query.Filters[index].Value = toStored(filter.Field, number)
		}
	}
	return problems
}

// readQuery reads ?page=2&perPage=20&sort=-dueDate&search=milk&status=done; whatever makes no sense is left out.
func readQuery(entity *Entity, params url.Values) Query {
	for name, texts := range params {
		texts[0] = strings.ToValidUTF8(texts[0], "\uFFFD")
		if strings.ContainsRune(texts[0], 0) {
			params.Del(name)
		}
	}
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
		if field.Internal {
			continue
		}
		if field.Name == strings.TrimPrefix(order, "-") {
			query.Sort = field.Name
		}
		if text := params.Get(field.Name); text != "" {
			query.Filters = append(query.Filters, Filter{field, filterValue(field, text)})
		}
	}
	return query
}
