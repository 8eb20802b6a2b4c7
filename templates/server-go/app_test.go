package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"reflect"
	"strings"
	"testing"
	"time"
)

// sample of one kind of record: what the tests send.
type sample struct {
	Plural           string
	Values, Wrong    Record
	References       map[string]string
	Broken           []rule
	Choice           *choice
	TextField        string
	IsUnique, IsOpen bool
	IsHidden         bool
	Draft, Published Record
	Staff            Record
	Limit            *limit
}

//go:embed samples.json
var sampleText []byte

var samples = readSamples()

func readSamples() []sample {
	read := []sample{}
	if err := json.Unmarshal(sampleText, &read); err != nil {
		panic(err)
	}
	return read
}

type client struct {
	origin, cookie string
	// What a proxy says of who sends, and what tells that they have signed in here before.
	sender, device string
}

// start gives a client of the app over a store of its own.
func start(test *testing.T) *client {
	folder := test.TempDir()
	store, err := openStore(folder)
	if err != nil {
		test.Fatal(err)
	}
	server := httptest.NewServer(newApp(store))
	test.Cleanup(func() {
		server.Close()
		store.Close()
	})
	client := &client{origin: server.URL}
	if model.Features.Visitors {
		client.signInOwner(test, store, folder)
	} else if model.Features.SignUp {
		client.signUp(test)
	}
	return client
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
	if client.sender != "" {
		request.Header.Set("X-Forwarded-For", client.sender)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0, nil, err
	}
	defer response.Body.Close()
	if cookie := response.Header.Get("Set-Cookie"); cookie != "" {
		client.cookie = strings.Split(cookie, ";")[0]
	}
	for _, cookie := range response.Cookies() {
		if !cookie.HttpOnly {
			return 0, nil, fmt.Errorf("scripts can read %s", cookie.Name)
		}
		if cookie.Name == "device" {
			client.device = "device=" + cookie.Value
		}
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
		sender := &client{origin: own.origin, cookie: own.cookie}
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
		if sample.Plural != plural {
			continue
		}
		values, parents := Record{}, map[string]any{}
		for name, value := range sample.Values {
			values[name] = value
		}
		for name, target := range sample.References {
			if parents[target] == nil {
				parents[target] = client.create(test, target, nil)["id"]
			}
			values[name] = parents[target]
		}
		for name, value := range changes {
			values[name] = value
		}
		record := client.must(test, "POST", "/api/"+plural, values, 201)
		path := pathOf(plural, record)
		test.Cleanup(func() { client.send("DELETE", path, nil) })
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
		test.Run(sample.Plural, func(test *testing.T) { check(test, start(test), sample) })
	}
}

func TestCreatesReadsChangesAndDeletes(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		record := client.create(test, sample.Plural, nil)
		path := pathOf(sample.Plural, record)
		if read := client.must(test, "GET", path, nil, 200); !reflect.DeepEqual(read, record) {
			test.Fatal(read, record)
		}
		changes := Record{}
		if sample.TextField != "" {
			changes[sample.TextField], record[sample.TextField] = "Changed", "Changed"
		}
		if changed := client.must(test, "PATCH", path, changes, 200); !reflect.DeepEqual(changed, record) {
			test.Fatal(changed, record)
		}
		client.must(test, "DELETE", path, nil, 204)
		client.must(test, "GET", path, nil, 404)
	})
}

func TestSaysWhichValuesOfFiltersNoFieldCanHave(test *testing.T) {
	client := start(test)
	for _, entity := range model.Entities {
		for _, field := range entity.Fields {
			if field.Internal {
				continue
			}
			path := "/api/" + entity.Plural + "?" + field.Name + "="
			_, isTime := timeFormats[field.Type]
			status := map[bool]int{true: 400, false: 200}[isTime || isNumber(field)]
			client.must(test, "GET", path+"x", nil, status)
			for _, value := range []string{"1", "1.5", "-1", "1e400", "9e18", "2026-02-30", "2026-01-31T25:00", "%FF", "%ED%A0%80"} {
				if found, _, err := client.send("GET", path+value, nil); err != nil || found != 200 && found != 400 {
					test.Fatal(path, value, found, err)
				}
			}
		}
	}
}

// Not by what was there before a rule.
func TestChecksChangesByWhatTheyChange(test *testing.T) {
	one, two, nine := 1.0, 2.0, 9.0
	entity := &Entity{Fields: []Field{
		{Name: "missing", Type: "text", Required: true, Unique: true},
		{Name: "long", Type: "text", Required: true, Unique: true, Most: &two},
		{Name: "gone", Type: "choice", Required: true, Choices: []string{"a"}},
		{Name: "big", Type: "integer", Required: true, Most: &one},
		{Name: "text", Type: "text", Most: &nine},
	}}
	record := Record{"id": int64(1), "missing": nil, "long": "abc", "gone": "b", "big": int64(5), "text": "x"}
	for _, body := range []Record{{"text": "y"}, {"missing": "", "long": "abc", "gone": "b", "big": 5.0, "text": "y"}} {
		values, problems, err := checkRecord(nil, entity, body, record, messages["en"], visitor{})
		wanted := Record{"missing": nil, "long": "abc", "gone": "b", "big": int64(5), "text": "y"}
		if err != nil || len(problems) > 0 || !reflect.DeepEqual(values, wanted) {
			test.Fatal(values, problems, err)
		}
	}
	changes := Record{"missing": "", "long": "abcd", "gone": "c", "big": 6.0}
	if _, problems, _ := checkRecord(nil, entity, changes, record, messages["en"], visitor{}); len(problems) != 3 {
		test.Fatal(problems)
	}
}

func TestListsInPagesSortedAndSearched(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		record := client.create(test, sample.Plural, nil)
		list := client.must(test, "GET", "/api/"+sample.Plural+"?sort=-id&perPage=1", nil, 200)
		if items := list["items"].([]any); len(items) != 1 || items[0].(map[string]any)["id"] != record["id"] {
			test.Fatal(list)
		}
		if none := client.must(test, "GET", "/api/"+sample.Plural+"?page=1000000", nil, 200); none["total"] != list["total"] {
			test.Fatal(none)
		}
		if sample.TextField != "" {
			path := "/api/" + sample.Plural + "?search=" + url.QueryEscape("%no such text_")
			if found := client.must(test, "GET", path, nil, 200); found["total"] != 0.0 {
				test.Fatal(found)
			}
		}
	})
}

func TestRefusesWhatIsWrongFieldByField(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		problems := client.must(test, "POST", "/api/"+sample.Plural, sample.Wrong, 422)["errors"].(map[string]any)
		for name := range sample.Wrong {
			if problems[name] == nil {
				test.Errorf("%s is not refused", name)
			}
		}
	})
}

// rule of a field, with a value that breaks it.
type rule struct {
	Field string
	Value any
}

// choice of a field, with its values in the order in which lists sort them.
type choice struct {
	Field  string
	Values []string
}

func TestSortsChoicesInTheirOrder(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		if sample.Choice == nil {
			test.Skip("it has no choice")
		}
		places := map[any]int{}
		for place, value := range sample.Choice.Values {
			places[value] = place
			client.create(test, sample.Plural, Record{sample.Choice.Field: value})
		}
		path := "/api/" + sample.Plural + "?perPage=500&sort=" + sample.Choice.Field
		last := 0
		for _, item := range client.must(test, "GET", path, nil, 200)["items"].([]any) {
			value := item.(map[string]any)[sample.Choice.Field]
			if value != nil && places[value] < last {
				test.Fatal(value)
			}
			if value != nil {
				last = places[value]
			}
		}
	})
}

func TestHoldsEveryRuleOfEveryField(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		right := client.create(test, sample.Plural, nil)
		client.must(test, "DELETE", pathOf(sample.Plural, right), nil, 204)
		for _, rule := range sample.Broken {
			record := Record{}
			for name, value := range right {
				record[name] = value
			}
			record[rule.Field] = rule.Value
			problems := client.must(test, "POST", "/api/"+sample.Plural, record, 422)["errors"].(map[string]any)
			if problems[rule.Field] == nil || len(problems) > 1 {
				test.Errorf("%s may be %v: %v", rule.Field, rule.Value, problems)
			}
		}
	})
}

func TestKeepsTextAsItWasTyped(test *testing.T) {
	text := "Robert'); DROP TABLE \"x\";-- <b>&\\ 你好 🙂"
	each(test, func(test *testing.T, client *client, sample sample) {
		if sample.TextField == "" {
			test.Skip("it has no long text")
		}
		if record := client.create(test, sample.Plural, Record{sample.TextField: text}); record[sample.TextField] != text {
			test.Fatal(record)
		}
	})
}

func TestTakesOneOfManyEqualOnesAtOnce(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		if !sample.IsUnique {
			test.Skip("there may be equal ones")
		}
		record := client.create(test, sample.Plural, nil)
		client.must(test, "DELETE", pathOf(sample.Plural, record), nil, 204)
		client.mustTakeOne(test, "/api/"+sample.Plural, record, 5)
	})
}

func TestKeepsWhatRecordsReferTo(test *testing.T) {
	each(test, func(test *testing.T, client *client, sample sample) {
		record := client.create(test, sample.Plural, nil)
		for name, target := range sample.References {
			client.must(test, "DELETE", fmt.Sprintf("/api/%s/%.0f", target, record[name]), nil, 409)
		}
	})
}

func TestKnowsNoOtherAddresses(test *testing.T) {
	client := start(test)
	client.must(test, "GET", "/api/nothing-here", nil, 404)
}

func (client *client) signUp(test *testing.T) {
	client.must(test, "POST", "/api/accounts", Record{"name": fmt.Sprint("tester", time.Now().UnixNano()), "password": "correct horse"}, 201)
}

func TestOnlyReadsWithoutAnAccount(test *testing.T) {
	if !model.Features.SignUp {
		test.Skip("nobody can have an account")
	}
	stranger := &client{origin: start(test).origin}
	for _, sample := range samples {
		stranger.must(test, "GET", "/api/"+sample.Plural, nil, 200)
		stranger.must(test, "POST", "/api/"+sample.Plural, Record{}, 401)
	}
}

func TestGivesANameToOneOfManyWhoSignUpAtOnce(test *testing.T) {
	if !model.Features.SignUp {
		test.Skip("nobody can have an account")
	}
	account := Record{"name": fmt.Sprint("twin", time.Now().UnixNano()), "password": "a long password"}
	start(test).mustTakeOne(test, "/api/accounts", account, 4)
}

func TestSignsInWithTheRightPasswordAlone(test *testing.T) {
	if !model.Features.SignUp {
		test.Skip("nobody can have an account")
	}
	client := start(test)
	account := Record{"name": fmt.Sprint("person", time.Now().UnixNano()), "password": "a long password"}
	client.must(test, "POST", "/api/accounts", account, 201)
	client.must(test, "POST", "/api/session", Record{"name": account["name"], "password": "another password"}, 401)
	client.must(test, "POST", "/api/session", account, 200)
}

func (client *client) signInOwner(test *testing.T, store *Store, folder string) {
	test.Setenv("OWNER_PASSWORD", "the password of the owner")
	if err := newAccounts(store).ensureOwner(folder); err != nil {
		test.Fatal(err)
	}
	client.must(test, "POST", "/api/session", Record{"name": "owner", "password": "the password of the owner"}, 200)
}

func TestTakesThePasswordOfTheOwnerAlone(test *testing.T) {
	if !model.Features.Visitors {
		test.Skip("no strangers")
	}
	start(test).must(test, "POST", "/api/session", Record{"name": "owner", "password": "another password"}, 401)
}

// accountToTry gives somebody who knows the password of an account, and what they sign in with.
func accountToTry(test *testing.T) (*client, Record) {
	if !model.Features.Login {
		test.Skip("nobody has an account")
	}
	known := &client{origin: start(test).origin}
	account := Record{"name": "owner", "password": "the password of the owner"}
	if !model.Features.Visitors {
		account = Record{"name": fmt.Sprint("tried", time.Now().UnixNano()), "password": "a long password"}
		known.must(test, "POST", "/api/accounts", account, 201)
	}
	return known, account
}

// mustCheckTen guesses as many times at once: ten guesses are checked.
func mustCheckTen(test *testing.T, origin, name string, senders []string, cookie string) {
	test.Helper()
	statuses := make(chan int, len(senders))
	for _, sender := range senders {
		guesser := &client{origin: origin, sender: sender, cookie: cookie}
		go func() {
			status, _, _ := guesser.send("POST", "/api/session", Record{"name": name, "password": "a guess"})
			statuses <- status
		}()
	}
	found := map[int]int{}
	for range senders {
		found[<-statuses]++
	}
	if found[401] != 10 || found[429] != len(senders)-10 {
		test.Fatal(found)
	}
}

func repeated(sender string, times int) []string {
	return strings.Split(strings.Repeat(sender+"|", times-1)+sender, "|")
}

func TestChecksTenPasswordsOfOneSenderAndKeepsNobodyElseOut(test *testing.T) {
	test.Setenv("TRUST_PROXY", "1")
	known, account := accountToTry(test)
	name, origin := account["name"].(string), known.origin
	signIn := func(sender, cookie string, status int) {
		test.Helper()
		(&client{origin: origin, sender: sender, cookie: cookie}).must(test, "POST", "/api/session", account, status)
	}
	known.sender = "203.0.113.1"
	known.must(test, "POST", "/api/session", account, 200)
	// What visitors say themselves stands before what the proxy has added.
	mustCheckTen(test, origin, name, repeated("198.51.100.1, 203.0.113.1", 30), "")
	signIn("198.51.100.2, 203.0.113.1", "", 429)
	signIn("203.0.113.2", "", 200)
	mustCheckTen(test, origin, name, repeated("203.0.113.1", 20), known.device)
	signIn("203.0.113.1", known.device[:len(known.device)-1], 429)
	signIn("203.0.113.2", "", 200)
}

func TestLetsThoseWhoHaveSignedInTryAgainWhereverStrangersGuess(test *testing.T) {
	test.Setenv("TRUST_PROXY", "1")
	known, account := accountToTry(test)
	known.sender = "2001:db8:0:7::1"
	known.must(test, "POST", "/api/session", account, 200)
	mustCheckTen(test, known.origin, account["name"].(string), repeated("2001:db8:0:7:ffff::2", 12), "")
	known.cookie = ""
	known.must(test, "POST", "/api/session", account, 429)
	known.cookie = known.device
	known.must(test, "POST", "/api/session", account, 200)
}

func TestBelievesWhatIsSaidOfASenderOnlyBehindAProxy(test *testing.T) {
	known, account := accountToTry(test)
	test.Setenv("TRUST_PROXY", "")
	senders := []string{}
	for number := 0; number < 15; number++ {
		senders = append(senders, fmt.Sprint("198.51.100.", number))
	}
	mustCheckTen(test, known.origin, account["name"].(string), senders, "")
}

func TestSlowsDownGuessingFromManyAddressesAndForgetsInTime(test *testing.T) {
	now := time.Now()
	tries := newTries()
	tries.now = func() time.Time { return now }
	mustTake := func(address, name string, taken bool) {
		test.Helper()
		if tries.take(subjectsOf(address, name, "", "00:00")) != taken {
			test.Fatal(address, name, !taken)
		}
	}
	for number := 0; number < 100; number++ {
		mustTake(fmt.Sprint("10.0.0.", number), "owner", true)
	}
	mustTake("10.0.1.1", "owner", false)
	mustTake("10.0.0.1", "somebody else", true)
	tries.giveBack(subjectsOf("10.0.0.1", "owner", "", "00:00"))
	mustTake("10.0.1.1", "owner", true)
	now = now.Add(15 * time.Minute)
	mustTake("10.0.1.2", "owner", true)
	if senderOf("::ffff:192.0.2.7") != "192.0.2.7" || senderOf("2001:db8::1") != senderOf("2001:DB8:0:0:1::2") {
		test.Fatal("two senders of one")
	}
	if senderOf("2001:db8:0:1::1") == senderOf("2001:db8::1") {
		test.Fatal("one sender of two")
	}
	for number := 0; number < mostCounted*51/100; number++ {
		mustTake(fmt.Sprint("many ", number), fmt.Sprint("name ", number), true)
	}
	if len(tries.counted) != mostCounted {
		test.Fatal(len(tries.counted))
	}
}

func sampleOf(plural string) sample {
	for _, sample := range samples {
		if sample.Plural == plural {
			return sample
		}
	}
	panic("no such kind: " + plural)
}

// ofTheirOwn is what a stranger sends in place of a record of the owner's: what others made and they do not see is as if
// it were not there.
func (stranger *client) ofTheirOwn(test *testing.T, sample sample, values Record, owner *client) Record {
	test.Helper()
	own := Record{}
	for name, value := range values {
		own[name] = value
	}
	if stranger.cookie == "" {
		stranger.cookie = "visitor=" + strings.Repeat("v", 43)
	}
	for name, plural := range sample.References {
		target := sampleOf(plural)
		if !target.IsHidden {
			continue
		}
		path := fmt.Sprintf("/api/%s/%.0f", plural, own[name])
		hidden := stranger.must(test, "POST", "/api/"+sample.Plural, own, 422)
		own[name] = 987_654_321
		if missing := stranger.must(test, "POST", "/api/"+sample.Plural, own, 422); !reflect.DeepEqual(hidden, missing) {
			test.Fatal(hidden, missing)
		}
		own[name] = nil
		if target.IsOpen {
			theirs := owner.must(test, "GET", path, nil, 200)
			delete(theirs, "id")
			// Of equal ones there may be room for one.
			owner.must(test, "DELETE", path, nil, 204)
			added := stranger.must(test, "POST", "/api/"+plural, stranger.ofTheirOwn(test, target, theirs, owner), 201)
			test.Cleanup(func() { owner.send("DELETE", pathOf(plural, added), nil) })
			own[name] = added["id"]
		}
	}
	return own
}

func TestShowsStrangersWhatTheyMadeAlone(test *testing.T) {
	if !model.Features.Visitors {
		test.Skip("no strangers come")
	}
	refused := 401
	if model.Features.SignUp {
		refused = 403
	}
	each(test, func(test *testing.T, owner *client, sample sample) {
		values := owner.create(test, sample.Plural, nil)
		list, path := "/api/"+sample.Plural, pathOf(sample.Plural, values)
		delete(values, "id")
		stranger := &client{origin: owner.origin}
		if model.Features.SignUp {
			stranger.signUp(test)
		}
		if !sample.IsOpen {
			stranger.must(test, "POST", list, values, refused)
			stranger.must(test, "PATCH", path, Record{}, refused)
			stranger.must(test, "DELETE", path, nil, refused)
			return
		}
		// Of equal ones there may be room for one.
		owner.must(test, "DELETE", path, nil, 204)
		values = stranger.ofTheirOwn(test, sample, values, owner)
		for name, value := range sample.Staff {
			values[name] = value
		}
		added, begun := stranger.must(test, "POST", list, values, 201), Record{}
		for name, value := range sample.Staff {
			if begun[name] = added[name]; begun[name] == value {
				test.Fatal(added)
			}
		}
		path = pathOf(sample.Plural, added)
		test.Cleanup(func() { owner.send("DELETE", path, nil) })
		own := stranger.must(test, "GET", list, nil, 200)
		if items := own["items"].([]any); len(items) != 1 || !reflect.DeepEqual(Record(items[0].(map[string]any)), added) {
			test.Fatal(own)
		}
		stranger.must(test, "GET", path, nil, 200)
		stranger.must(test, "PATCH", path, Record{}, refused)
		for _, cookie := range []string{"", "visitor=" + strings.Repeat("x", 43)} {
			other := &client{origin: owner.origin, cookie: cookie}
			if none := other.must(test, "GET", list, nil, 200); none["total"] != 0.0 {
				test.Fatal(none)
			}
			other.must(test, "GET", path, nil, 404)
			if !model.Features.SignUp {
				other.must(test, "DELETE", path, nil, 404)
			}
		}
		owner.must(test, "GET", path, nil, 200)
		if len(sample.Staff) > 0 {
			owner.must(test, "PATCH", path, sample.Staff, 200)
			stranger.must(test, "DELETE", path, nil, 409)
			owner.must(test, "PATCH", path, begun, 200)
		}
		stranger.must(test, "DELETE", path, nil, 204)
		owner.must(test, "GET", path, nil, 404)
	})
}

type limit struct {
	Most         int
	Field        string
	Values, Over Record
	Times        []struct {
		Values Record
		IsFree bool
	}
}

func TestTakesNoMoreThanTheLimitHoweverManyComeAtOnce(test *testing.T) {
	each(test, func(test *testing.T, own *client, sample sample) {
		if sample.Limit == nil {
			test.Skip("there may be any number")
		}
		record := own.create(test, sample.Plural, sample.Limit.Values)
		list, path := "/api/"+sample.Plural, pathOf(sample.Plural, record)
		delete(record, "id")
		statuses := make(chan int, sample.Limit.Most+1)
		for count := 0; count <= sample.Limit.Most; count++ {
			sender := &client{origin: own.origin, cookie: own.cookie}
			go func() {
				status, made, _ := sender.send("POST", list, record)
				if made["id"] != nil {
					test.Cleanup(func() { own.send("DELETE", pathOf(sample.Plural, made), nil) })
				}
				statuses <- status
			}()
		}
		refused := 0
		for count := 0; count <= sample.Limit.Most; count++ {
			if <-statuses == 422 {
				refused++
			}
		}
		if refused != 2 {
			test.Fatal(refused)
		}
		if problems := own.must(test, "POST", list, record, 422)["errors"].(map[string]any); problems[sample.Limit.Field] == nil {
			test.Fatal(problems)
		}
		own.must(test, "PATCH", path, sample.Limit.Values, 200)
		for _, apart := range sample.Limit.Times {
			other := Record{}
			for _, values := range []Record{record, apart.Values} {
				for name, value := range values {
					other[name] = value
				}
			}
			if !apart.IsFree {
				own.must(test, "POST", list, other, 422)
				continue
			}
			own.must(test, "DELETE", pathOf(sample.Plural, own.must(test, "POST", list, other, 201)), nil, 204)
		}
		if sample.Limit.Over != nil {
			own.must(test, "PATCH", path, sample.Limit.Over, 200)
			again := own.must(test, "POST", list, record, 201)
			test.Cleanup(func() { own.send("DELETE", pathOf(sample.Plural, again), nil) })
		}
	})
}

func TestShowsDraftsToThoseWhoWriteAlone(test *testing.T) {
	each(test, func(test *testing.T, writer *client, sample sample) {
		if sample.Draft == nil {
			test.Skip("it has no drafts")
		}
		record := writer.create(test, sample.Plural, sample.Draft)
		list, path := "/api/"+sample.Plural, pathOf(sample.Plural, record)
		reader := &client{origin: writer.origin}
		all := writer.must(test, "GET", list, nil, 200)["total"].(float64)
		before := reader.must(test, "GET", list, nil, 200)["total"].(float64)
		if before >= all {
			test.Fatal(before, all)
		}
		reader.must(test, "GET", path, nil, 404)
		for name, value := range sample.Draft {
			if asked := reader.must(test, "GET", fmt.Sprintf("%s?%s=%v", list, name, value), nil, 200); asked["total"] != 0.0 {
				test.Fatal(asked)
			}
		}
		writer.must(test, "PATCH", path, sample.Published, 200)
		reader.must(test, "GET", path, nil, 200)
		if after := reader.must(test, "GET", list, nil, 200); after["total"] != before+1 {
			test.Fatal(after)
		}
	})
}
