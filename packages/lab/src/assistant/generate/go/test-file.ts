import { code } from '../code.ts';
import { goString } from '../shared/literals.ts';
import type { Sample } from '../shared/samples.ts';

const value = (plain: string | number | boolean | null) => {
  if (plain === null) return 'nil';
  if (typeof plain === 'number') return `float64(${plain})`;
  return typeof plain === 'string' ? goString(plain) : String(plain);
};

const record = (values: Readonly<Record<string, string | number | boolean | null>>) =>
  `Record{${Object.entries(values)
    .map(([name, plain]) => `${goString(name)}: ${value(plain)}`)
    .join(', ')}}`;

const sampleText = ({ plural, values, references, wrong, textField }: Sample) => `\t{
\t\tplural:     ${goString(plural)},
\t\tvalues:     ${record(values)},
\t\treferences: map[string]string{${Object.entries(references)
  .map(([name, target]) => `${goString(name)}: ${goString(target)}`)
  .join(', ')}},
\t\twrong:      ${record(wrong)},
\t\ttextField:  ${goString(textField ?? '')},
\t},`;

const accountTests = code`
func (client *client) signUp(test *testing.T) {
	client.must(test, "POST", "/api/accounts", Record{"name": fmt.Sprint("tester", time.Now().UnixNano()), "password": "correct horse"}, 201)
}

func TestOnlyReadsWithoutAnAccount(test *testing.T) {
	stranger := &client{origin: start(test).origin}
	for _, sample := range samples {
		stranger.must(test, "GET", "/api/"+sample.plural, nil, 200)
		stranger.must(test, "POST", "/api/"+sample.plural, Record{}, 401)
	}
}

func TestSignsInWithTheRightPasswordAlone(test *testing.T) {
	client := start(test)
	account := Record{"name": fmt.Sprint("person", time.Now().UnixNano()), "password": "a long password"}
	client.must(test, "POST", "/api/accounts", account, 201)
	client.must(test, "POST", "/api/session", Record{"name": account["name"], "password": "another password"}, 401)
	client.must(test, "POST", "/api/session", account, 200)
}
`;

/** server/app_test.go: the app as its callers see it. */
export const testFile = (samples: readonly Sample[], hasLogin: boolean) => code`
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
}

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

func (client *client) must(test *testing.T, method, path string, body Record, status int) Record {
	test.Helper()
	content, _ := json.Marshal(body)
	request, err := http.NewRequest(method, client.origin+path, bytes.NewReader(content))
	if err != nil {
		test.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Cookie", client.cookie)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		test.Fatal(err)
	}
	defer response.Body.Close()
	if cookie := response.Header.Get("Set-Cookie"); cookie != "" {
		client.cookie = strings.Split(cookie, ";")[0]
	}
	answer := Record{}
	if strings.HasPrefix(response.Header.Get("Content-Type"), "application/json") {
		if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
			test.Fatal(err)
		}
	}
	if response.StatusCode != status {
		test.Fatalf("%s %s: %d instead of %d: %v", method, path, response.StatusCode, status, answer)
	}
	return answer
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
		return client.must(test, "POST", "/api/"+plural, values, 201)
	}
	test.Fatal("no such kind: " + plural)
	return nil
}

func TestAnswersThatItIsWell(test *testing.T) {
	if answer := start(test).must(test, "GET", "/api/health", nil, 200); answer["status"] != "ok" {
		test.Fatal(answer)
	}
}

func TestCreatesReadsChangesAndDeletes(test *testing.T) {
	for _, sample := range samples {
		client := start(test)
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
	}
}

func TestListsInPagesSortedAndSearched(test *testing.T) {
	for _, sample := range samples {
		client := start(test)
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
	}
}

func TestRefusesWhatIsWrongFieldByField(test *testing.T) {
	client := start(test)
	for _, sample := range samples {
		problems := client.must(test, "POST", "/api/"+sample.plural, sample.wrong, 422)["errors"].(map[string]any)
		for name := range sample.wrong {
			if problems[name] == nil {
				test.Errorf("%s: %s is not refused", sample.plural, name)
			}
		}
	}
}

func TestKeepsTextAsItWasTyped(test *testing.T) {
	text := "Robert'); DROP TABLE \"x\";-- <b>&\\ 你好 🙂"
	for _, sample := range samples {
		if sample.textField == "" {
			continue
		}
		record := start(test).create(test, sample.plural, Record{sample.textField: text})
		if record[sample.textField] != text {
			test.Fatal(record)
		}
	}
}

func TestKeepsWhatRecordsReferTo(test *testing.T) {
	for _, sample := range samples {
		client := start(test)
		record := client.create(test, sample.plural, nil)
		for name, target := range sample.references {
			client.must(test, "DELETE", fmt.Sprintf("/api/%s/%.0f", target, record[name]), nil, 409)
		}
	}
}

func TestKnowsNoOtherAddresses(test *testing.T) {
	client := start(test)
	client.must(test, "GET", "/api/nothing-here", nil, 404)
}
${hasLogin ? `\n${accountTests}` : ''}`;
