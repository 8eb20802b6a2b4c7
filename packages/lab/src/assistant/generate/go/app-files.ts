import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import { code, lines } from '../code.ts';
import type { Model } from '../shared/prepare-model.ts';

const drivers: Readonly<Record<TechStack['database'], string>> = {
  sqlite: 'github.com/mattn/go-sqlite3 v1.14.16',
  postgresql: 'github.com/lib/pq v1.10.7',
  mysql: 'github.com/go-sql-driver/mysql v1.7.0',
  mongodb: 'go.mongodb.org/mongo-driver v1.11.4',
};

/** server/go.mod. */
export const goModFile = (model: Model, database: TechStack['database']) => code`
module ${model.slug}

go 1.19

require ${drivers[database]}
`;

/** server/main.go: reads the environment, opens the database and listens. */
export const mainFile = () => code`
package main

import (
	"context"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

func setting(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

func main() {
	log.SetFlags(log.LstdFlags | log.Lshortfile)
	folder := setting("DATA_DIR", "data")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		log.Fatal(err)
	}
	store, err := openStore(folder)
	if err != nil {
		log.Fatal(err)
	}
	server := &http.Server{
		Addr:              net.JoinHostPort(setting("HOST", "127.0.0.1"), setting("PORT", "3000")),
		Handler:           newApp(store),
		ReadHeaderTimeout: 10 * time.Second,
	}
	stopped, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	go func() {
		<-stopped.Done()
		server.Close()
	}()
	log.Printf("Listening on http://%s", server.Addr)
	if err := server.ListenAndServe(); err != http.ErrServerClosed {
		log.Fatal(err)
	}
	store.Close()
}
`;

interface Options {
  readonly hasLogin: boolean;
  /** Whether those who are not signed in see only what is published. */
  readonly hidesDrafts: boolean;
  /** Whether some kind of records is limited in number. */
  readonly hasLimits: boolean;
  /** Folder of the pages, seen from the server's. */
  readonly pages: string;
}

const readerParts = {
  list: `			isSignedIn, err := own.isSignedIn(request)
			if err != nil {
				own.fail(response, request, err)
				return
			}
			if !isSignedIn {
				query = query.forReaders(entity)
			}`,
  record: `			isSignedIn, err := own.isSignedIn(request)
			if err != nil {
				own.fail(response, request, err)
				return
			}
			if !isSignedIn && !isPublished(entity, found) {
				own.unknown(response, request)
				return
			}`,
};

const limitedSave = `	if len(entity.Limits) > 0 {
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
`;

/** server/app.go: the addresses of the server. */
export const appFile = ({ hasLogin, hidesDrafts, hasLimits, pages }: Options) =>
  code`
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
	${hasLogin ? 'store    *Store\n\taccounts *accounts' : 'store *Store'}
}

// pagesFolder is beside the sources, or beside the program once it is built.
func pagesFolder() string {
	folder := "${pages}"
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
	own := &app{store: store${hasLogin ? ', accounts: newAccounts(store)' : ''}}
	routes := http.NewServeMux()
	routes.HandleFunc("/api/", own.unknown)
	routes.HandleFunc("/api/health", func(response http.ResponseWriter, request *http.Request) {
		send(response, http.StatusOK, map[string]string{"status": "ok"})
	})
${lines(hasLogin && '\troutes.HandleFunc("/api/accounts", own.signUp)\n\troutes.HandleFunc("/api/session", own.session)')}
	for index := range entities {
		entity := &entities[index]
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
${hidesDrafts ? `${readerParts.list}\n` : ''}			items, total, err := own.store.List(entity, query)
			if err != nil {
				own.fail(response, request, err)
				return
			}
			list := map[string]any{"items": items, "total": total, "page": query.Page, "perPage": query.PerPage}
			send(response, http.StatusOK, list)
		case http.MethodPost:
${lines(hasLogin && '\t\t\tif !own.maySave(response, request) {\n\t\t\t\treturn\n\t\t\t}')}
			own.save(response, request, entity, nil)
		default:
			own.unknown(response, request)
		}
	}
}

// record reads, changes and deletes one.
func (own *app) record(entity *Entity) http.HandlerFunc {
	return func(response http.ResponseWriter, request *http.Request) {
${lines(hasLogin && '\t\tif request.Method != http.MethodGet && !own.maySave(response, request) {\n\t\t\treturn\n\t\t}')}
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
${hidesDrafts ? `${readerParts.record}\n` : ''}			send(response, http.StatusOK, found)
		case http.MethodPatch:
			own.save(response, request, entity, found)
		case http.MethodDelete:
			own.remove(response, request, entity, id)
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
${hasLimits ? limitedSave : ''}	values, problems, err := checkRecord(own.store, entity, body, found, messagesFor(request))
	status := http.StatusOK
	var saved Record
	if err == nil && len(problems) == 0 {
		if found == nil {
			status = http.StatusCreated
			saved, err = own.store.Create(entity, values)
		} else {
			saved, err = own.store.Update(entity, found["id"].(int64), values)
		}
		if err != nil {
			// Whoever was faster makes the database refuse it; checking again says why.
			if _, late, _ := checkRecord(own.store, entity, body, found, messagesFor(request)); len(late) > 0 {
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
		send(response, status, saved)
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
`.replace(/\n\n(?=\t)/g, '\n');
