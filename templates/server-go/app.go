package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

const mostBytes = 200 << 10

type app struct {
	store    *Store
	accounts *accounts
}

// pagesFolder is beside the sources, or beside the program once it is built.
func pagesFolder() string {
	folder := filepath.FromSlash(model.Pages)
	if program, err := os.Executable(); err == nil {
		beside := filepath.Join(filepath.Dir(program), folder)
		if _, err := os.Stat(beside); err == nil {
			return beside
		}
	}
	return folder
}

// newApp answers for the app over a store.
func newApp(store *Store) http.Handler {
	own := &app{store: store, accounts: newAccounts(store)}
	routes := http.NewServeMux()
	routes.HandleFunc("/api/", own.unknown)
	routes.HandleFunc("/api/health", func(response http.ResponseWriter, request *http.Request) {
		send(response, http.StatusOK, map[string]string{"status": "ok"})
	})
	if model.Features.SignUp {
		routes.HandleFunc("/api/accounts", own.signUp)
	}
	if model.Features.Login {
		routes.HandleFunc("/api/session", own.session)
	}
	for index := range model.Entities {
		entity := &model.Entities[index]
		routes.HandleFunc("/api/"+entity.Plural, own.records(entity))
		routes.HandleFunc("/api/"+entity.Plural+"/", own.record(entity))
	}
	routes.Handle("/", http.FileServer(http.Dir(pagesFolder())))
	return http.HandlerFunc(func(response http.ResponseWriter, request *http.Request) {
		response.Header().Set("Content-Security-Policy", "default-src 'self'; img-src 'self' data:")
		response.Header().Set("X-Content-Type-Options", "nosniff")
		response.Header().Set("Referrer-Policy", "same-origin")
		request.Body = http.MaxBytesReader(response, request.Body, mostBytes)
		routes.ServeHTTP(response, request)
	})
}

// records lists and creates.
func (own *app) records(entity *Entity) http.HandlerFunc {
	return func(response http.ResponseWriter, request *http.Request) {
		switch request.Method {
		case http.MethodGet:
			query := readQuery(entity, request.URL.Query())
			if problems := checkFilters(query, messagesFor(request)); len(problems) > 0 {
				send(response, http.StatusBadRequest, map[string]any{"errors": problems})
				return
			}
			who, err := own.visitorOf(request)
			if err != nil {
				own.fail(response, request, err)
				return
			}
			query = query.forReaders(entity, who)
			items, total, err := own.store.List(entity, query)
			if err != nil {
				own.fail(response, request, err)
				return
			}
			for index := range items {
				items[index] = withoutVisitor(items[index])
			}
			list := map[string]any{"items": items, "total": total, "page": query.Page, "perPage": query.PerPage}
			send(response, http.StatusOK, list)
		case http.MethodPost:
			if !own.mayAdd(response, request, entity) {
				return
			}
			own.save(response, request, entity, nil)
		default:
			own.unknown(response, request)
		}
	}
}

// record reads, changes and deletes one.
func (own *app) record(entity *Entity) http.HandlerFunc {
	return func(response http.ResponseWriter, request *http.Request) {
		isChange := request.Method != http.MethodGet && request.Method != http.MethodDelete
		if isChange && !own.mayChange(response, request) {
			return
		}
		id, err := strconv.ParseInt(strings.TrimPrefix(request.URL.Path, "/api/"+entity.Plural+"/"), 10, 64)
		if err != nil {
			own.unknown(response, request)
			return
		}
		found, err := own.store.Find(entity, id)
		if err != nil {
			own.fail(response, request, err)
			return
		}
		if found == nil {
			own.unknown(response, request)
			return
		}
		switch request.Method {
		case http.MethodGet:
			who, err := own.visitorOf(request)
			if err != nil {
				own.fail(response, request, err)
				return
			}
			if !who.sees(entity, found) {
				own.unknown(response, request)
				return
			}
			send(response, http.StatusOK, withoutVisitor(found))
		case http.MethodPatch:
			own.save(response, request, entity, found)
		case http.MethodDelete:
			if own.mayRemove(response, request, entity, found) {
				own.remove(response, request, entity, id)
			}
		default:
			own.unknown(response, request)
		}
	}
}

// save stores a new record, or changes to the one that was found.
func (own *app) save(response http.ResponseWriter, request *http.Request, entity *Entity, found Record) {
	body := Record{}
	if !strings.HasPrefix(request.Header.Get("Content-Type"), "application/json") || json.NewDecoder(request.Body).Decode(&body) != nil {
		refuse(response, request, http.StatusBadRequest, "notJson")
		return
	}
	who, err := own.visitorOf(request)
	if err != nil {
		own.fail(response, request, err)
		return
	}
	body = who.withoutStaff(entity, body)
	if len(entity.Limits) > 0 {
		release, err := own.store.Alone()
		if err != nil {
			own.fail(response, request, err)
			return
		}
		defer release()
		if found != nil {
			// It may have changed before its turn came.
			if again, err := own.store.Find(entity, found["id"].(int64)); err == nil && again != nil {
				found = again
			}
		}
	}
	values, problems, err := checkRecord(own.store, entity, body, found, messagesFor(request), who)
	status := http.StatusOK
	var saved Record
	if err == nil && len(problems) == 0 {
		if found == nil {
			status = http.StatusCreated
			if entity.Visitors != "" && who.key != "" {
				values["_visitor"] = who.key
			}
			saved, err = own.store.Create(entity, values)
		} else {
			saved, err = own.store.Update(entity, found["id"].(int64), values)
		}
		if err != nil {
			// Whoever was faster makes the database refuse it; checking again says why.
			if _, late, _ := checkRecord(own.store, entity, body, found, messagesFor(request), who); len(late) > 0 {
				problems, err = late, nil
			}
		}
	}
	switch {
	case err != nil:
		own.fail(response, request, err)
	case len(problems) > 0:
		send(response, http.StatusUnprocessableEntity, map[string]any{"errors": problems})
	default:
		send(response, status, withoutVisitor(saved))
	}
}

func (own *app) remove(response http.ResponseWriter, request *http.Request, entity *Entity, id int64) {
	isInUse, err := own.store.IsInUse(entity, id)
	if err == nil && isInUse {
		refuse(response, request, http.StatusConflict, "inUse")
		return
	}
	if err == nil {
		err = own.store.Remove(entity, id)
	}
	if err != nil {
		own.fail(response, request, err)
		return
	}
	response.WriteHeader(http.StatusNoContent)
}

func (own *app) unknown(response http.ResponseWriter, request *http.Request) {
	refuse(response, request, http.StatusNotFound, "notFound")
}

func (own *app) fail(response http.ResponseWriter, request *http.Request, err error) {
	// The log names the line that calls this.
	log.Output(2, fmt.Sprintf("Error: %s %s: %v", request.Method, request.URL.Path, err))
	refuse(response, request, http.StatusInternalServerError, "failed")
}

func refuse(response http.ResponseWriter, request *http.Request, status int, message string) {
	send(response, status, map[string]string{"error": messagesFor(request)[message]})
}

func send(response http.ResponseWriter, status int, body any) {
	response.Header().Set("Content-Type", "application/json; charset=utf-8")
	response.WriteHeader(status)
	if err := json.NewEncoder(response).Encode(body); err != nil {
		log.Print(err)
	}
}
