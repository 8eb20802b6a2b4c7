import { code } from '../code.ts';
import { doubleQuoted } from '../shared/literals.ts';
import type { Sample } from '../shared/samples.ts';
import { accountTests, draftTest, limitTest } from './test-parts.ts';

const value = (plain: string | number | boolean | null) => {
  if (plain === null) return 'nil';
  if (typeof plain === 'number') return `float64(${plain})`;
  return typeof plain === 'string' ? doubleQuoted(plain) : String(plain);
};

const record = (values: Readonly<Record<string, string | number | boolean | null>>) =>
  `Record{${Object.entries(values)
    .map(([name, plain]) => `${doubleQuoted(name)}: ${value(plain)}`)
    .join(', ')}}`;

const sampleText = ({ plural, values, references, wrong, textField, isUnique, draft, published, limit }: Sample) => `\t{
\t\tplural:     ${doubleQuoted(plural)},
\t\tvalues:     ${record(values)},
\t\treferences: map[string]string{${Object.entries(references)
  .map(([name, target]) => `${doubleQuoted(name)}: ${doubleQuoted(target)}`)
  .join(', ')}},
\t\twrong:      ${record(wrong)},
\t\ttextField:  ${doubleQuoted(textField ?? '')},
\t\tisUnique:   ${isUnique},${draft && published ? `\n\t\tdraft:      ${record(draft)},\n\t\tpublished:  ${record(published)},` : ''}${limit ? `\n\t\tlimit:      &limit{${limit.most}, ${doubleQuoted(limit.field)}, ${record(limit.values)}, ${limit.over ? record(limit.over) : 'nil'}},` : ''}
\t},`;

/** server/app_test.go: the app as its callers see it. */
export function testFile(samples: readonly Sample[], hasLogin: boolean): string {
  const hidesDrafts = samples.some(({ draft }) => draft !== null);
  const hasLimits = samples.some(({ limit }) => limit !== null);
  return code`
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"reflect"
	"strings"
	"testing"
${hasLogin ? '\t"time"\n' : ''})

type sample struct {
	plural        string
	values, wrong Record
	references    map[string]string
	textField     string
	isUnique      bool
${hidesDrafts ? '\tdraft         Record\n\tpublished     Record\n' : ''}${hasLimits ? '\tlimit         *limit\n' : ''}}

var samples = []sample{
${samples.map(sampleText).join('\n')}
}

type client struct {
	origin, cookie string
}

// start gives a client of the app over a store of its own.
func start(test *testing.T) *client {
	store, err := openStore(test.TempDir())
	if err != nil {
		test.Fatal(err)
	}
	server := httptest.NewServer(newApp(store))
	test.Cleanup(func() {
		server.Close()
		store.Close()
	})
	client := &client{origin: server.URL}
${hasLogin ? '\tclient.signUp(test)\n' : ''}	return client
}

// send gives the status and the body of an answer.
func (client *client) send(method, path string, body Record) (int, Record, error) {
	content, _ := json.Marshal(body)
	request, err := http.NewRequest(method, client.origin+path, bytes.NewReader(content))
	if err != nil {
		return 0, nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Cookie", client.cookie)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0, nil, err
	}
	defer response.Body.Close()
	if cookie := response.Header.Get("Set-Cookie"); cookie != "" {
		client.cookie = strings.Split(cookie, ";")[0]
	}
	answer := Record{}
	if strings.HasPrefix(response.Header.Get("Content-Type"), "application/json") {
		err = json.NewDecoder(response.Body).Decode(&answer)
	}
	return response.StatusCode, answer, err
}

func (client *client) must(test *testing.T, method, path string, body Record, status int) Record {
	test.Helper()
	found, answer, err := client.send(method, path, body)
	if err != nil {
		test.Fatal(err)
	}
	if found != status {
		test.Fatalf("%s %s: %d instead of %d: %v", method, path, found, status, answer)
	}
	return answer
}

// mustTakeOne sends the same many times at once: one is taken, the others are told why they are not.
func (own *client) mustTakeOne(test *testing.T, path string, body Record, times int) {
	statuses := make(chan int, times)
	for count := 0; count < times; count++ {
		sender := &client{own.origin, own.cookie}
		go func() {
			status, made, _ := sender.send("POST", path, body)
			if made["id"] != nil {
				test.Cleanup(func() { own.send("DELETE", fmt.Sprintf("%s/%.0f", path, made["id"]), nil) })
			}
			statuses <- status
		}()
	}
	found := map[int]int{}
	for count := 0; count < times; count++ {
		found[<-statuses]++
	}
	if found[201] != 1 || found[422] != times-1 {
		test.Fatal(found)
	}
}

func pathOf(plural string, record Record) string {
	return fmt.Sprintf("/api/%s/%.0f", plural, record["id"])
}

// create makes a right record of a kind, after what it refers to; all of it is deleted at the end.
func (client *client) create(test *testing.T, plural string, changes Record) Record {
	test.Helper()
	for _, sample := range samples {
		if sample.plural != plural {
			continue
		}
		values, parents := Record{}, map[string]any{}
		for name, value := range sample.values {
			values[name] = value
		}
		for name, target := range sample.references {
			if parents[target] == nil {
				parents[target] = client.create(test, target, nil)["id"]
			}
			values[name] = parents[target]
		}
		for name, value := range changes {
			values[name] = value
		}
		record := client.must(test, "POST", "/api/"+plural, values, 201)
		test.Cleanup(func() { client.send("DELETE", pathOf(plural, record), nil) })
		return record
	}
	test.Fatal("no such kind: " + plural)
	return nil
}

func TestAnswersThatItIsWell(test *testing.T) {
	if answer := start(test).must(test, "GET", "/api/health", nil, 200); answer["status"] != "ok" {
		test.Fatal(answer)
	}
}

// each runs a test for every kind of record, with a client of its own.
func each(test *testing.T, check func(test *testing.T, client *client, sample sample)) {
	for _, sample := range samples {
		sample := sample
		test.Run(sample.plural, func(test *testing.T) { check(test, start(test), sample) })
	}
}

func TestCreatesReadsChangesAndDeletes(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		record := client.create(test, sample.plural, nil)
		path := pathOf(sample.plural, record)
		if read := client.must(test, "GET", path, nil, 200); !reflect.DeepEqual(read, record) {
			test.Fatal(read, record)
		}
		changes := Record{}
		if sample.textField != "" {
			changes[sample.textField], record[sample.textField] = "Changed", "Changed"
		}
		if changed := client.must(test, "PATCH", path, changes, 200); !reflect.DeepEqual(changed, record) {
			test.Fatal(changed, record)
		}
		client.must(test, "DELETE", path, nil, 204)
		client.must(test, "GET", path, nil, 404)
	})
}

func TestListsInPagesSortedAndSearched(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		record := client.create(test, sample.plural, nil)
		list := client.must(test, "GET", "/api/"+sample.plural+"?sort=-id&perPage=1", nil, 200)
		if items := list["items"].([]any); len(items) != 1 || items[0].(map[string]any)["id"] != record["id"] {
			test.Fatal(list)
		}
		if none := client.must(test, "GET", "/api/"+sample.plural+"?page=1000000", nil, 200); none["total"] != list["total"] {
			test.Fatal(none)
		}
		if sample.textField != "" {
			path := "/api/" + sample.plural + "?search=" + url.QueryEscape("%no such text_")
			if found := client.must(test, "GET", path, nil, 200); found["total"] != 0.0 {
				test.Fatal(found)
			}
		}
	})
}

func TestRefusesWhatIsWrongFieldByField(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		problems := client.must(test, "POST", "/api/"+sample.plural, sample.wrong, 422)["errors"].(map[string]any)
		for name := range sample.wrong {
			if problems[name] == nil {
				test.Errorf("%s is not refused", name)
			}
		}
	})
}

func TestKeepsTextAsItWasTyped(test *testing.T) {
	text := "Robert'); DROP TABLE \"x\";-- <b>&\\ 你好 🙂"
	each(test, func(test *testing.T, client *client, sample sample) {
		if sample.textField == "" {
			test.Skip("it has no long text")
		}
		if record := client.create(test, sample.plural, Record{sample.textField: text}); record[sample.textField] != text {
			test.Fatal(record)
		}
	})
}

func TestTakesOneOfManyEqualOnesAtOnce(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		if !sample.isUnique {
			test.Skip("there may be equal ones")
		}
		record := client.create(test, sample.plural, nil)
		client.must(test, "DELETE", pathOf(sample.plural, record), nil, 204)
		client.mustTakeOne(test, "/api/"+sample.plural, record, 5)
	})
}

func TestKeepsWhatRecordsReferTo(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		record := client.create(test, sample.plural, nil)
		for name, target := range sample.references {
			client.must(test, "DELETE", fmt.Sprintf("/api/%s/%.0f", target, record[name]), nil, 409)
		}
	})
}

func TestKnowsNoOtherAddresses(test *testing.T) {
	client := start(test)
	client.must(test, "GET", "/api/nothing-here", nil, 404)
}
${hasLogin ? `\n${accountTests}` : ''}${hidesDrafts ? `\n${draftTest}` : ''}${hasLimits ? `\n${limitTest}` : ''}`;
}
