import { code } from '../code.ts';

/** Part of app_test.go: who may do what. */
export const accountTests = code`
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

func TestGivesANameToOneOfManyWhoSignUpAtOnce(test *testing.T) {
	account := Record{"name": fmt.Sprint("twin", time.Now().UnixNano()), "password": "a long password"}
	start(test).mustTakeOne(test, "/api/accounts", account, 4)
}

func TestSignsInWithTheRightPasswordAlone(test *testing.T) {
	client := start(test)
	account := Record{"name": fmt.Sprint("person", time.Now().UnixNano()), "password": "a long password"}
	client.must(test, "POST", "/api/accounts", account, 201)
	client.must(test, "POST", "/api/session", Record{"name": account["name"], "password": "another password"}, 401)
	client.must(test, "POST", "/api/session", account, 200)
}
`;

/** Part of app_test.go: what readers do not see. */
export const draftTest = code`
func TestShowsDraftsToThoseWhoWriteAlone(test *testing.T) {
	each(test, func(test *testing.T, writer *client, sample sample) {
		if sample.draft == nil {
			test.Skip("it has no drafts")
		}
		record := writer.create(test, sample.plural, sample.draft)
		list, path := "/api/"+sample.plural, pathOf(sample.plural, record)
		reader := &client{origin: writer.origin}
		all := writer.must(test, "GET", list, nil, 200)["total"].(float64)
		before := reader.must(test, "GET", list, nil, 200)["total"].(float64)
		if before >= all {
			test.Fatal(before, all)
		}
		reader.must(test, "GET", path, nil, 404)
		for name, value := range sample.draft {
			if asked := reader.must(test, "GET", fmt.Sprintf("%s?%s=%v", list, name, value), nil, 200); asked["total"] != 0.0 {
				test.Fatal(asked)
			}
		}
		writer.must(test, "PATCH", path, sample.published, 200)
		reader.must(test, "GET", path, nil, 200)
		if after := reader.must(test, "GET", list, nil, 200); after["total"] != before+1 {
			test.Fatal(after)
		}
	})
}
`;

/** Part of app_test.go: what is limited in number. */
export const limitTest = code`
type limit struct {
	most         int
	field        string
	values, over Record
}

func TestTakesNoMoreThanTheLimitHoweverManyComeAtOnce(test *testing.T) {
	each(test, func(test *testing.T, own *client, sample sample) {
		if sample.limit == nil {
			test.Skip("there may be any number")
		}
		record := own.create(test, sample.plural, sample.limit.values)
		list, path := "/api/"+sample.plural, pathOf(sample.plural, record)
		delete(record, "id")
		statuses := make(chan int, sample.limit.most+1)
		for count := 0; count <= sample.limit.most; count++ {
			sender := &client{own.origin, own.cookie}
			go func() {
				status, made, _ := sender.send("POST", list, record)
				if made["id"] != nil {
					test.Cleanup(func() { own.send("DELETE", pathOf(sample.plural, made), nil) })
				}
				statuses <- status
			}()
		}
		refused := 0
		for count := 0; count <= sample.limit.most; count++ {
			if <-statuses == 422 {
				refused++
			}
		}
		if refused != 2 {
			test.Fatal(refused)
		}
		if problems := own.must(test, "POST", list, record, 422)["errors"].(map[string]any); problems[sample.limit.field] == nil {
			test.Fatal(problems)
		}
		own.must(test, "PATCH", path, sample.limit.values, 200)
		if sample.limit.over != nil {
			own.must(test, "PATCH", path, sample.limit.over, 200)
			again := own.must(test, "POST", list, record, 201)
			test.Cleanup(func() { own.send("DELETE", pathOf(sample.plural, again), nil) })
		}
	})
}
`;
