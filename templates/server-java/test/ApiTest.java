import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** The app as its callers see it, over a store of its own. */
@SuppressWarnings("unchecked")
public final class ApiTest {
    private static final List<Map<String, Object>> SAMPLES = readSamples();

    private static final String PASSWORD = "the password of the owner";
    private static final int REFUSED = Model.HAS_SIGN_UP ? 403 : 401;
    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> made = new ArrayList<>();
    private App app;
    private String cookie = "";
    /** What a proxy says of who sends, and what tells that they have signed in here before. */
    private String sender = "";
    private String device = "";

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("app-");
        ApiTest test = new ApiTest();
        Store store = Store.open(folder);
        if (Model.HAS_VISITORS) {
            new Accounts(store, true).ensureOwner(folder, PASSWORD);
        }
        test.app = new App(store, "127.0.0.1", 0, true);
        try {
            if (Model.HAS_SIGN_UP) {
                test.signUp("tester");
                test.onlyReadsWithoutAnAccount();
                test.givesANameToOneOfManyWhoSignUpAtOnce();
                test.signsInWithTheRightPasswordAlone();
            }
            if (Model.HAS_VISITORS) {
                test.signsInTheOwnerAlone();
            }
            if (Model.HAS_LOGIN) {
                test.checksTenPasswordsOfOneSenderAndKeepsNobodyElseOut();
                test.letsThoseWhoHaveSignedInTryAgainWhereverStrangersGuess();
                test.believesWhatIsSaidOfASenderOnlyBehindAProxy(folder);
            }
            slowsDownGuessingFromManyAddressesAndForgetsInTime();
            test.answersThatItIsWell();
            for (Map<String, Object> sample : SAMPLES) {
                test.createsReadsChangesAndDeletes(sample);
                test.listsInPagesSortedAndSearched(sample);
                test.sortsChoicesInTheirOrder(sample);
                test.refusesWhatIsWrongFieldByField(sample);
                test.holdsEveryRuleOfEveryField(sample);
                test.keepsTextAsItWasTyped(sample);
                test.takesOneOfManyEqualOnesAtOnce(sample);
                test.keepsWhatRecordsReferTo(sample);
                if (Model.HAS_VISITORS) {
                    test.showsStrangersWhatTheyMadeAlone(sample);
                }
                test.showsDraftsToThoseWhoWriteAlone(sample);
                test.takesNoMoreThanTheLimitHoweverManyComeAtOnce(sample);
            }
            test.saysWhichValuesOfFiltersNoFieldCanHave();
            checksChangesByWhatTheyChange();
            test.knowsNoOtherAddresses();
            test.keepsItsRecordsOverARestart(folder);
            System.out.println("All is well");
        } finally {
            test.app.stop();
        }
        System.exit(0);
    }

    private static List<Map<String, Object>> readSamples() {
        try {
            return (List<Map<String, Object>>) Json.read(Home.text("samples.json"));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    private void signUp(String name) throws Exception {
        expect(201, "POST", "/api/accounts", Map.of("name", name + System.nanoTime(), "password", "correct horse"));
    }

    private HttpRequest request(String method, String path, Object body) {
        String content = body == null ? "" : Json.write(body);
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + app.port() + path))
            .method(method, HttpRequest.BodyPublishers.ofString(content)).header("Content-Type", "application/json");
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        if (!sender.isEmpty()) {
            request.header("X-Forwarded-For", sender);
        }
        return request.build();
    }

    /** The same request many times at once. */
    private List<HttpResponse<String>> sendAtOnce(int count, String path, Object body) {
        HttpRequest request = request("POST", path, body);
        return Stream.generate(() -> client.sendAsync(request, HttpResponse.BodyHandlers.ofString())).limit(count).toList()
            .stream().map(sent -> sent.join()).toList();
    }

    private static void sameStatuses(List<Integer> wanted, List<HttpResponse<String>> responses) {
        same(wanted, responses.stream().map(HttpResponse::statusCode).sorted().toList(), "at once");
    }

    private Map<String, Object> expect(int status, String method, String path, Object body) throws Exception {
        HttpResponse<String> response = client.send(request(method, path, body), HttpResponse.BodyHandlers.ofString());
        response.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.split(";")[0]);
        for (String set : response.headers().allValues("Set-Cookie")) {
            same(true, set.contains("; HttpOnly"), set);
            device = set.startsWith("device=") ? set.split(";")[0] : device;
        }
        same(status, response.statusCode(), method + " " + path + ": " + response.body());
        boolean isJson = response.headers().firstValue("Content-Type").orElse("").startsWith("application/json");
        return isJson ? (Map<String, Object>) Json.read(response.body()) : Map.of();
    }

    private static void same(Object wanted, Object found, String what) {
        if (!Objects.equals(wanted, found)) {
            throw new AssertionError(what + ": " + found + " instead of " + wanted);
        }
    }

    private static String path(Map<String, Object> sample) {
        return "/api/" + sample.get("plural");
    }

    /** A right record of a kind, after what it refers to. */
    private Map<String, Object> create(Map<String, Object> sample, Map<String, Object> changes) throws Exception {
        Map<String, Object> values = new HashMap<>((Map<String, Object>) sample.get("values"));
        Map<String, Object> parents = new HashMap<>();
        for (Map.Entry<String, Object> reference : ((Map<String, Object>) sample.get("references")).entrySet()) {
            Object target = reference.getValue();
            if (!parents.containsKey((String) target)) {
                Map<String, Object> kind = SAMPLES.stream().filter(other -> other.get("plural").equals(target)).findFirst().orElseThrow();
                parents.put((String) target, create(kind, Map.of()).get("id"));
            }
            values.put(reference.getKey(), parents.get(target));
        }
        values.putAll(changes);
        Map<String, Object> record = expect(201, "POST", path(sample), values);
        made.add(path(sample) + "/" + record.get("id"));
        return record;
    }

    private void clear() throws Exception {
        for (int index = made.size() - 1; index >= 0; index--) {
            expect(204, "DELETE", made.get(index), null);
        }
        made.clear();
    }

    private void answersThatItIsWell() throws Exception {
        same(Map.of("status", "ok"), expect(200, "GET", "/api/health", null), "health");
    }

    private void createsReadsChangesAndDeletes(Map<String, Object> sample) throws Exception {
        Map<String, Object> record = create(sample, Map.of());
        String path = made.remove(made.size() - 1);
        same(record, expect(200, "GET", path, null), path);
        Map<String, Object> changes = new HashMap<>();
        if (sample.get("textField") != null) {
            changes.put((String) sample.get("textField"), "Changed");
        }
        record.putAll(changes);
        same(record, expect(200, "PATCH", path, changes), path);
        expect(204, "DELETE", path, null);
        expect(404, "GET", path, null);
        clear();
    }

    private void listsInPagesSortedAndSearched(Map<String, Object> sample) throws Exception {
        Map<String, Object> record = create(sample, Map.of());
        Map<String, Object> list = expect(200, "GET", path(sample) + "?sort=-id&perPage=1", null);
        same(List.of(record), list.get("items"), path(sample));
        same(list.get("total"), expect(200, "GET", path(sample) + "?page=1000000", null).get("total"), path(sample));
        if (sample.get("textField") != null) {
            String search = URLEncoder.encode("%no such text_", StandardCharsets.UTF_8);
            same(0L, expect(200, "GET", path(sample) + "?search=" + search, null).get("total"), path(sample));
        }
        clear();
    }

    private void saysWhichValuesOfFiltersNoFieldCanHave() throws Exception {
        for (Entities.Entity entity : Entities.ALL) {
            for (Entities.Field field : entity.fields()) {
                if (field.isInternal()) {
                    continue;
                }
                String path = "/api/" + entity.plural() + "?" + field.name() + "=";
                expect(field.isNumber() || Validate.isTime(field) ? 400 : 200, "GET", path + "x", null);
                for (String value : List.of("1", "1.5", "-1", "1e400", "9e18", "2026-02-30", "2026-01-31T25:00", "%FF", "%ED%A0%80")) {
                    int status = client.send(request("GET", path + value, null), HttpResponse.BodyHandlers.ofString()).statusCode();
                    same(true, status == 200 || status == 400, path + value + ": " + status);
                }
            }
        }
    }

    /** Not by what was there before a rule. */
    private static void checksChangesByWhatTheyChange() throws Exception {
        List<Entities.Field> fields = List.of(
            new Entities.Field("missing", "", "text", true, true, null, null, List.of(), null, null, false, false),
            new Entities.Field("long", "", "text", true, true, null, 2.0, List.of(), null, null, false, false),
            new Entities.Field("gone", "", "choice", true, false, null, null, List.of("a"), null, null, false, false),
            new Entities.Field("big", "", "integer", true, false, null, 1.0, List.of(), null, null, false, false),
            new Entities.Field("text", "", "text", false, false, null, 9.0, List.of(), null, null, false, false));
        Entities.Entity entity = new Entities.Entity("", "", "", "", fields, List.of(), null, null);
        Map<String, Object> record = new HashMap<>(Map.of("id", 1L, "long", "abc", "gone", "b", "big", 5L, "text", "x"));
        Map<String, String> say = Map.of("tooLong", "l", "notChoice", "c", "tooBig", "b", "required", "r");
        Validate validate = new Validate(null, entity, say, null);
        Map<String, Object> whole = new HashMap<>(record);
        whole.put("text", "y");
        for (Map<String, Object> body : List.of(Map.<String, Object>of("text", "y"), whole)) {
            Validate.Checked checked = validate.check(body, record);
            same(Map.of(), checked.errors(), "unchanged");
            same(5L, checked.values().get("big"), "big");
        }
        Map<String, Object> changes = Map.of("missing", "", "long", "abcd", "gone", "c", "big", 6L);
        same(Map.of("long", "l", "gone", "c", "big", "b"), validate.check(changes, record).errors(), "changed");
    }

    private void sortsChoicesInTheirOrder(Map<String, Object> sample) throws Exception {
        if (sample.get("choice") == null) {
            return;
        }
        String field = (String) ((Map<String, Object>) sample.get("choice")).get("field");
        List<Object> values = (List<Object>) ((Map<String, Object>) sample.get("choice")).get("values");
        for (Object value : values) {
            create(sample, Map.of(field, value));
        }
        List<Map<String, Object>> items =
            (List<Map<String, Object>>) expect(200, "GET", path(sample) + "?perPage=500&sort=" + field, null).get("items");
        List<Integer> places = items.stream().map(record -> values.indexOf(record.get(field))).filter(place -> place >= 0).toList();
        same(places.stream().sorted().toList(), places, path(sample));
        clear();
    }

    private void refusesWhatIsWrongFieldByField(Map<String, Object> sample) throws Exception {
        Map<String, Object> wrong = (Map<String, Object>) sample.get("wrong");
        Map<String, Object> errors = (Map<String, Object>) expect(422, "POST", path(sample), wrong).get("errors");
        same(wrong.keySet(), errors.keySet(), path(sample));
    }

    private void holdsEveryRuleOfEveryField(Map<String, Object> sample) throws Exception {
        Map<String, Object> right = create(sample, Map.of());
        expect(204, "DELETE", made.remove(made.size() - 1), null);
        for (Map<String, Object> rule : (List<Map<String, Object>>) sample.get("broken")) {
            Map<String, Object> record = new HashMap<>(right);
            record.put((String) rule.get("field"), rule.get("value"));
            Map<String, Object> errors = (Map<String, Object>) expect(422, "POST", path(sample), record).get("errors");
            same(Set.of(rule.get("field")), errors.keySet(), path(sample) + " " + rule);
        }
        clear();
    }

    private void keepsTextAsItWasTyped(Map<String, Object> sample) throws Exception {
        String text = "Robert'); DROP TABLE \"x\";-- <b>&\\ 你好 🙂";
        String field = (String) sample.get("textField");
        if (field != null) {
            same(text, create(sample, Map.of(field, text)).get(field), path(sample));
        }
        clear();
    }

    private void takesOneOfManyEqualOnesAtOnce(Map<String, Object> sample) throws Exception {
        if ((Boolean) sample.get("isUnique")) {
            Map<String, Object> record = create(sample, Map.of());
            expect(204, "DELETE", made.remove(made.size() - 1), null);
            List<HttpResponse<String>> responses = sendAtOnce(5, path(sample), record);
            for (HttpResponse<String> response : responses) {
                if (response.statusCode() == 201) {
                    made.add(path(sample) + "/" + ((Map<String, Object>) Json.read(response.body())).get("id"));
                }
            }
            sameStatuses(List.of(201, 422, 422, 422, 422), responses);
            clear();
        }
    }

    private void keepsWhatRecordsReferTo(Map<String, Object> sample) throws Exception {
        Map<String, Object> record = create(sample, Map.of());
        for (Map.Entry<String, Object> reference : ((Map<String, Object>) sample.get("references")).entrySet()) {
            expect(409, "DELETE", "/api/" + reference.getValue() + "/" + record.get(reference.getKey()), null);
        }
        clear();
    }

    private void knowsNoOtherAddresses() throws Exception {
        expect(404, "GET", "/api/nothing-here", null);
        expect(404, "GET", "/%2e%2e/seeds.json", null);
    }

    private void keepsItsRecordsOverARestart(Path folder) throws Exception {
        List<Object> before = new ArrayList<>();
        for (Map<String, Object> sample : SAMPLES) {
            before.add(expect(200, "GET", path(sample), null).get("total"));
        }
        app.stop();
        app = new App(Store.open(folder), "127.0.0.1", 0, true);
        for (int index = 0; index < SAMPLES.size(); index++) {
            same(before.get(index), expect(200, "GET", path(SAMPLES.get(index)), null).get("total"), "after a restart");
        }
    }

    private void onlyReadsWithoutAnAccount() throws Exception {
        String signedIn = cookie;
        cookie = "";
        for (Map<String, Object> sample : SAMPLES) {
            expect(200, "GET", path(sample), null);
            expect(401, "POST", path(sample), Map.of());
        }
        cookie = signedIn;
    }

    private void givesANameToOneOfManyWhoSignUpAtOnce() throws Exception {
        Map<String, Object> account = Map.of("name", "twin" + System.nanoTime(), "password", "a long password");
        sameStatuses(List.of(201, 422, 422, 422), sendAtOnce(4, "/api/accounts", account));
    }

    private void signsInWithTheRightPasswordAlone() throws Exception {
        String name = "person" + System.nanoTime();
        expect(201, "POST", "/api/accounts", Map.of("name", name, "password", "a long password"));
        expect(401, "POST", "/api/session", Map.of("name", name, "password", "another password"));
        expect(200, "POST", "/api/session", Map.of("name", name, "password", "a long password"));
    }

    private void signsInTheOwnerAlone() throws Exception {
        cookie = "";
        expect(401, "POST", "/api/session", Map.of("name", "owner", "password", "another password"));
        expect(200, "POST", "/api/session", Map.of("name", "owner", "password", PASSWORD));
    }

    /** What signs in with an account, by a password that is to be right. */
    private Map<String, Object> accountToTry() throws Exception {
        cookie = "";
        if (Model.HAS_VISITORS) {
            return Map.of("name", "owner", "password", PASSWORD);
        }
        Map<String, Object> account = Map.of("name", "tried" + System.nanoTime(), "password", "a long password");
        expect(201, "POST", "/api/accounts", account);
        cookie = "";
        return account;
    }

    private void signIn(int status, Map<String, Object> account, String from) throws Exception {
        sender = from;
        expect(status, "POST", "/api/session", account);
        sender = "";
    }

    private static List<Integer> tenOf(int count) {
        return Stream.iterate(0, at -> at + 1).limit(count).map(at -> at < 10 ? 401 : 429).toList();
    }

    private void checksTenOf(int count, Map<String, Object> account, String from) {
        sender = from;
        sameStatuses(tenOf(count), sendAtOnce(count, "/api/session", Map.of("name", account.get("name"), "password", "a guess")));
        sender = "";
    }

    private void checksTenPasswordsOfOneSenderAndKeepsNobodyElseOut() throws Exception {
        String signedIn = cookie;
        Map<String, Object> account = accountToTry();
        signIn(200, account, "203.0.113.1");
        String own = device;
        cookie = "";
        // What visitors say themselves stands before what the proxy has added.
        checksTenOf(30, account, "198.51.100.1, 203.0.113.1");
        signIn(429, account, "198.51.100.2, 203.0.113.1");
        signIn(200, account, "203.0.113.2");
        cookie = own;
        checksTenOf(20, account, "203.0.113.1");
        cookie = own.substring(0, own.length() - 1);
        signIn(429, account, "203.0.113.1");
        signIn(200, account, "203.0.113.2");
        cookie = signedIn;
    }

    private void letsThoseWhoHaveSignedInTryAgainWhereverStrangersGuess() throws Exception {
        String signedIn = cookie;
        Map<String, Object> account = accountToTry();
        signIn(200, account, "2001:db8:0:7::1");
        cookie = "";
        checksTenOf(12, account, "2001:db8:0:7:ffff::2");
        signIn(429, account, "2001:db8:0:7::1");
        cookie = device;
        signIn(200, account, "2001:db8:0:7::1");
        cookie = signedIn;
    }

    private void believesWhatIsSaidOfASenderOnlyBehindAProxy(Path folder) throws Exception {
        String signedIn = cookie;
        Map<String, Object> account = accountToTry();
        App usual = app;
        app = new App(Store.open(folder), "127.0.0.1", 0, false);
        List<HttpResponse<String>> guesses = new ArrayList<>();
        for (int at = 0; at < 12; at++) {
            sender = "198.51.100." + at;
            guesses.addAll(sendAtOnce(1, "/api/session", Map.of("name", account.get("name"), "password", "a guess")));
        }
        sender = "";
        app.stop();
        app = usual;
        sameStatuses(tenOf(12), guesses);
        cookie = signedIn;
    }

    private static void slowsDownGuessingFromManyAddressesAndForgetsInTime() throws Exception {
        long[] now = {0};
        Tries tries = new Tries(() -> now[0]);
        for (int at = 0; at < 100; at++) {
            same(true, tries.take(Tries.subjects("10.0.0." + at, "owner", "", "00:00")), "the first hundred");
        }
        same(false, tries.take(Tries.subjects("10.0.1.1", "owner", "", "00:00")), "one more");
        same(true, tries.take(Tries.subjects("10.0.0.1", "somebody else", "", "00:00")), "another name");
        tries.giveBack(Tries.subjects("10.0.0.1", "owner", "", "00:00"));
        same(true, tries.take(Tries.subjects("10.0.1.1", "owner", "", "00:00")), "in place of one that was right");
        now[0] = Tries.WINDOW;
        same(true, tries.take(Tries.subjects("10.0.1.2", "owner", "", "00:00")), "later");
        same("192.0.2.7", Tries.sender("::ffff:192.0.2.7"), "IPv4 as IPv6");
        same(Tries.sender("2001:db8::1"), Tries.sender("2001:DB8:0:0:1::2"), "one network");
        same(false, Tries.sender("2001:db8:0:1::1").equals(Tries.sender("2001:db8::1")), "two networks");
    }

    /** What a stranger sends in place of a record of the owner's: what others made and they do not see is as if it were not there. */
    private Map<String, Object> ofTheirOwn(Map<String, Object> sample, Map<String, Object> values, String owner) throws Exception {
        Map<String, Object> own = new HashMap<>(values);
        String stranger = cookie.isEmpty() ? "visitor=" + "v".repeat(43) : cookie;
        for (Map.Entry<String, Object> reference : ((Map<String, Object>) sample.get("references")).entrySet()) {
            String name = reference.getKey();
            Map<String, Object> target = SAMPLES.stream().filter(other -> other.get("plural").equals(reference.getValue())).findFirst().orElseThrow();
            if (!(Boolean) target.get("isHidden")) {
                continue;
            }
            cookie = stranger;
            String path = path(target) + "/" + own.get(name);
            Object hidden = expect(422, "POST", path(sample), own);
            own.put(name, 987_654_321L);
            same(expect(422, "POST", path(sample), own), hidden, path(sample));
            own.put(name, null);
            if ((Boolean) target.get("isOpen")) {
                cookie = owner;
                Map<String, Object> theirs = expect(200, "GET", path, null);
                theirs.remove("id");
                // Of equal ones there may be room for one.
                expect(204, "DELETE", path, null);
                made.remove(path);
                cookie = stranger;
                Map<String, Object> added = expect(201, "POST", path(target), ofTheirOwn(target, theirs, owner));
                made.add(path(target) + "/" + added.get("id"));
                own.put(name, added.get("id"));
            }
        }
        cookie = stranger;
        return own;
    }

    private void showsStrangersWhatTheyMadeAlone(Map<String, Object> sample) throws Exception {
        String owner = cookie;
        Map<String, Object> values = create(sample, Map.of());
        String path = path(sample) + "/" + values.remove("id");
        boolean isOpen = (Boolean) sample.get("isOpen");
        if (isOpen) {
            // Of equal ones there may be room for one.
            expect(204, "DELETE", made.remove(made.size() - 1), null);
        }
        cookie = "";
        if (Model.HAS_SIGN_UP) {
            signUp("stranger");
        }
        if (isOpen) {
            values = ofTheirOwn(sample, values, owner);
            Map<String, Object> staff = (Map<String, Object>) Objects.requireNonNullElse(sample.get("staff"), Map.of());
            values.putAll(staff);
            Map<String, Object> added = expect(201, "POST", path(sample), values);
            String maker = cookie;
            Map<String, Object> begun = new HashMap<>();
            for (String name : staff.keySet()) {
                begun.put(name, added.get(name));
                same(false, staff.get(name).equals(added.get(name)), path(sample));
            }
            path = path(sample) + "/" + added.get("id");
            made.add(path);
            same(List.of(added), expect(200, "GET", path(sample), null).get("items"), path);
            same(added, expect(200, "GET", path, null), path);
            expect(REFUSED, "PATCH", path, Map.of());
            for (String other : List.of("", "visitor=" + "x".repeat(43))) {
                cookie = other;
                same(0L, expect(200, "GET", path(sample), null).get("total"), path);
                cookie = other;
                expect(404, "GET", path, null);
                if (!Model.HAS_SIGN_UP) {
                    expect(404, "DELETE", path, null);
                }
            }
            cookie = owner;
            same(added, expect(200, "GET", path, null), path);
            if (!staff.isEmpty()) {
                expect(200, "PATCH", path, staff);
                cookie = maker;
                expect(409, "DELETE", path, null);
                cookie = owner;
                expect(200, "PATCH", path, begun);
            }
            cookie = maker;
            expect(204, "DELETE", made.remove(made.size() - 1), null);
            cookie = owner;
            expect(404, "GET", path, null);
        } else {
            expect(REFUSED, "POST", path(sample), values);
            expect(REFUSED, "PATCH", path, Map.of());
            expect(REFUSED, "DELETE", path, null);
        }
        cookie = owner;
        clear();
    }

    private void showsDraftsToThoseWhoWriteAlone(Map<String, Object> sample) throws Exception {
        Map<String, Object> draft = (Map<String, Object>) sample.get("draft");
        if (draft == null) {
            return;
        }
        String path = path(sample) + "/" + create(sample, draft).get("id");
        String signedIn = cookie;
        long all = (Long) expect(200, "GET", path(sample), null).get("total");
        cookie = "";
        long before = (Long) expect(200, "GET", path(sample), null).get("total");
        same(true, before < all, path);
        expect(404, "GET", path, null);
        for (Map.Entry<String, Object> asked : draft.entrySet()) {
            same(0L, expect(200, "GET", path(sample) + "?" + asked.getKey() + "=" + asked.getValue(), null).get("total"), path);
        }
        cookie = signedIn;
        expect(200, "PATCH", path, sample.get("published"));
        cookie = "";
        expect(200, "GET", path, null);
        same(before + 1, expect(200, "GET", path(sample), null).get("total"), path);
        cookie = signedIn;
        clear();
    }

    private void takesNoMoreThanTheLimitHoweverManyComeAtOnce(Map<String, Object> sample) throws Exception {
        Map<String, Object> limit = (Map<String, Object>) sample.get("limit");
        if (limit == null) {
            return;
        }
        Map<String, Object> values = (Map<String, Object>) limit.get("values");
        Map<String, Object> record = create(sample, values);
        String path = path(sample) + "/" + record.remove("id");
        int refused = 0;
        for (HttpResponse<String> response : sendAtOnce(((Long) limit.get("most")).intValue() + 1, path(sample), record)) {
            Map<String, Object> answer = (Map<String, Object>) Json.read(response.body());
            if (response.statusCode() == 201) {
                made.add(path(sample) + "/" + answer.get("id"));
            } else {
                same(Set.of(limit.get("field")), ((Map<String, Object>) answer.get("errors")).keySet(), path(sample));
                refused++;
            }
        }
        same(2, refused, path(sample));
        expect(200, "PATCH", path, values);
        for (Map<String, Object> time : (List<Map<String, Object>>) limit.get("times")) {
            Map<String, Object> other = new HashMap<>(record);
            other.putAll((Map<String, Object>) time.get("values"));
            if (Boolean.TRUE.equals(time.get("isFree"))) {
                expect(204, "DELETE", path(sample) + "/" + expect(201, "POST", path(sample), other).get("id"), null);
            } else {
                expect(422, "POST", path(sample), other);
            }
        }
        if (limit.get("over") != null) {
            expect(200, "PATCH", path, limit.get("over"));
            made.add(path(sample) + "/" + expect(201, "POST", path(sample), record).get("id"));
        }
        clear();
    }
}
