import { code } from '../code.ts';
import { javaString } from '../shared/literals.ts';
import { messagesFor } from '../shared/messages.ts';
import type { ServerEntity, ServerField } from '../shared/server-entity.ts';

const number = (value: number | undefined) => (value === undefined ? 'null' : `${value}d`);

function preset(value: ServerField['preset']): string {
  if (value === undefined) return 'null';
  if (typeof value === 'string') return javaString(value);
  return typeof value === 'number' ? `${value}d` : String(value);
}

function fieldText(field: ServerField): string {
  const { name, column, type, required, unique, least, most, choices, target } = field;
  const args = [
    javaString(name),
    javaString(column),
    javaString(type),
    String(required),
    String(unique),
    number(least),
    number(most),
    `List.of(${(choices ?? []).map(javaString).join(', ')})`,
    target === undefined ? 'null' : javaString(target),
    preset(field.preset),
  ];
  return `                new Field(${args.join(', ')})`;
}

const entityText = ({ name, plural, table, order, fields }: ServerEntity) =>
  `        new Entity(${[name, plural, table, order].map(javaString).join(', ')}, List.of(
${fields.map(fieldText).join(',\n')}))`;

/** server/src/Entities.java: what the app keeps. */
export const entitiesFile = (entities: readonly ServerEntity[]) => code`
import java.util.List;

/** What the app keeps, targets before those that refer to them. */
final class Entities {
    /** A field of a record, with its rules. */
    record Field(String name, String column, String type, boolean required, boolean unique, Double least, Double most,
            List<String> choices, String target, Object preset) {
        boolean isWhole() {
            return List.of("integer", "rating", "reference").contains(type);
        }

        boolean isNumber() {
            return isWhole() || List.of("decimal", "money").contains(type);
        }

        boolean isSearched() {
            return List.of("text", "long-text", "email", "phone", "url").contains(type);
        }
    }

    record Entity(String name, String plural, String table, String order, List<Field> fields) {
    }

    static final List<Entity> ALL = List.of(
${entities.map(entityText).join(',\n')});

    private Entities() {
    }

    static Entity named(String name) {
        return ALL.stream().filter(entity -> entity.name().equals(name)).findFirst().orElseThrow();
    }
}
`;

const messageTable = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([key, text]) => `            Map.entry(${javaString(key)}, ${javaString(text)})`)
    .join(',\n');

/** server/src/Messages.java: what the server says when it refuses. */
export const messagesFile = (hasLogin: boolean) => code`
import com.sun.net.httpserver.HttpExchange;
import java.math.BigDecimal;
import java.util.Map;

/** What the server says when it refuses something. */
final class Messages {
    private static final Map<String, Map<String, String>> ALL = Map.of(
        "zh", Map.ofEntries(
${messageTable(messagesFor(hasLogin).zh)}),
        "en", Map.ofEntries(
${messageTable(messagesFor(hasLogin).en)}));

    private Messages() {
    }

    /** The messages in the language that the page asks for. */
    static Map<String, String> of(HttpExchange exchange) {
        String asked = exchange.getRequestHeaders().getFirst("Accept-Language");
        return ALL.get(asked != null && asked.toLowerCase().startsWith("en") ? "en" : "zh");
    }

    static String fill(String message, double number) {
        return message.replace("{n}", BigDecimal.valueOf(number).stripTrailingZeros().toPlainString());
    }
}
`;

/** server/src/Query.java: how a list is asked for. */
export const queryFile = () => code`
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a list is asked for: ?page=2&perPage=20&sort=-dueDate&search=milk&status=done. */
record Query(int page, int perPage, String sort, boolean descending, String search, List<Filter> filters) {
    record Filter(Entities.Field field, Object value) {
    }

    static Map<String, String> params(String text) {
        Map<String, String> params = new HashMap<>();
        for (String part : text == null ? new String[0] : text.split("&")) {
            int at = part.indexOf('=');
            if (at > 0) {
                params.put(decode(part.substring(0, at)), decode(part.substring(at + 1)));
            }
        }
        return params;
    }

    private static String decode(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notEncoded) {
            return text;
        }
    }

    private static int whole(String text, int most, int otherwise) {
        try {
            int number = Integer.parseInt(text);
            return number >= 1 && number <= most ? number : otherwise;
        } catch (NumberFormatException notNumber) {
            return otherwise;
        }
    }

    private static Object filterValue(Entities.Field field, String text) {
        if (field.type().equals("boolean")) {
            return text.equals("true");
        }
        if (!field.isNumber()) {
            return text;
        }
        try {
            double number = Double.parseDouble(text);
            return field.isWhole() && number == Math.rint(number) ? (Object) (long) number : (Object) number;
        } catch (NumberFormatException notNumber) {
            return -1L;
        }
    }

    /** Whatever makes no sense is left out. */
    static Query read(Entities.Entity entity, Map<String, String> params) {
        String asked = params.getOrDefault("sort", "");
        String order = asked.isEmpty() ? entity.order() : asked;
        String name = order.startsWith("-") ? order.substring(1) : order;
        boolean isKnown = entity.fields().stream().anyMatch(field -> field.name().equals(name));
        String search = params.getOrDefault("search", "").strip();
        List<Filter> filters = new ArrayList<>();
        for (Entities.Field field : entity.fields()) {
            String text = params.getOrDefault(field.name(), "");
            if (!text.isEmpty()) {
                filters.add(new Filter(field, filterValue(field, text)));
            }
        }
        return new Query(whole(params.get("page"), 1_000_000, 1), whole(params.get("perPage"), 500, 20),
            isKnown ? name : "id", order.startsWith("-"), search.substring(0, Math.min(200, search.length())), filters);
    }
}
`;

/** server/src/Validate.java: the rules of every field type. */
export const validateFile = () => code`
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** The rules of every field type. */
final class Validate {
    private static final double FURTHEST = 1e15;
    private static final DateTimeFormatter TO_THE_MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm");
    private static final Map<String, Pattern> PATTERNS = Map.of(
        "email", Pattern.compile("[^\\s@]+@[^\\s@]+\\.[^\\s@]+"),
        "url", Pattern.compile("https?://\\S+"),
        "phone", Pattern.compile("[0-9+() -]{5,}"));
    private static final Map<String, String> PROBLEMS = Map.of(
        "email", "notEmail", "url", "notUrl", "phone", "notPhone", "date", "notDate", "date-time", "notDateTime");

    /** What was checked: all values, and a message for each field that is not right. */
    record Checked(Map<String, Object> values, Map<String, Object> errors) {
    }

    private final Store store;
    private final Entities.Entity entity;
    private final Map<String, String> say;

    Validate(Store store, Entities.Entity entity, Map<String, String> say) {
        this.store = store;
        this.entity = entity;
        this.say = say;
    }

    static boolean isTime(Entities.Field field) {
        return field.type().startsWith("date");
    }

    /** Now as a date or a date-time of this machine's time zone. */
    static String now(Entities.Field field) {
        LocalDateTime now = LocalDateTime.now();
        return field.type().equals("date") ? now.toLocalDate().toString() : now.format(TO_THE_MINUTE);
    }

    /** Checks a new record, or changes to one. */
    Checked check(Map<String, Object> body, Map<String, Object> record) throws Exception {
        Map<String, Object> values = new HashMap<>();
        Map<String, Object> errors = new LinkedHashMap<>();
        for (Entities.Field field : entity.fields()) {
            Object value = given(field, body, record);
            String problem = value == null ? (field.required() ? say.get("required") : null) : problemOf(field, value);
            if (value instanceof Number number && problem == null) {
                value = field.isWhole() ? (Object) number.longValue() : (Object) number.doubleValue();
            }
            if (value != null && problem == null) {
                problem = problemWithOthers(field, value, record);
            }
            if (problem != null) {
                errors.put(field.name(), problem);
            }
            values.put(field.name(), value);
        }
        return new Checked(values, errors);
    }

    /** What a field gets: what the request says, else what it had, else its preset. */
    private static Object given(Entities.Field field, Map<String, Object> body, Map<String, Object> record) {
        Object value = field.preset();
        if (body.containsKey(field.name())) {
            value = body.get(field.name());
        } else if (record != null) {
            value = record.get(field.name());
        } else if (isTime(field) && "now".equals(value)) {
            value = now(field);
        }
        if (value instanceof String text) {
            String stripped = text.strip();
            boolean isLong = field.type().equals("date-time") && stripped.length() > 16;
            return stripped.isEmpty() ? null : isLong ? stripped.substring(0, 16) : stripped;
        }
        return value == null && field.type().equals("boolean") ? Boolean.FALSE : value;
    }

    private String problemOf(Entities.Field field, Object value) {
        if (field.isNumber()) {
            return value instanceof Number number ? problemOfNumber(field, number.doubleValue()) : say.get("notNumber");
        }
        if (field.type().equals("boolean")) {
            return value instanceof Boolean ? null : say.get("notBoolean");
        }
        if (!(value instanceof String text)) {
            return say.get("notText");
        }
        if (isTime(field)) {
            return isRightTime(field, text) ? null : say.get(PROBLEMS.get(field.type()));
        }
        if (field.type().equals("choice")) {
            return field.choices().contains(text) ? null : say.get("notChoice");
        }
        return problemOfText(field, text);
    }

    private static boolean isRightTime(Entities.Field field, String text) {
        try {
            if (field.type().equals("date")) {
                return LocalDate.parse(text).toString().equals(text);
            }
            return LocalDateTime.parse(text).format(TO_THE_MINUTE).equals(text);
        } catch (DateTimeException notTime) {
            return false;
        }
    }

    private String problemOfText(Entities.Field field, String text) {
        Pattern pattern = PATTERNS.get(field.type());
        int length = text.codePointCount(0, text.length());
        if (pattern != null && !pattern.matcher(text).matches()) {
            return say.get(PROBLEMS.get(field.type()));
        }
        if (field.most() != null && length > field.most()) {
            return Messages.fill(say.get("tooLong"), field.most());
        }
        return field.least() != null && length < field.least() ? Messages.fill(say.get("tooShort"), field.least()) : null;
    }

    private String problemOfNumber(Entities.Field field, double number) {
        if (field.isWhole() && number != Math.rint(number)) {
            return say.get("notWhole");
        }
        double most = field.most() == null ? FURTHEST : field.most();
        double least = field.least() == null ? -FURTHEST : field.least();
        if (number > most) {
            return Messages.fill(say.get("tooBig"), most);
        }
        return number < least ? Messages.fill(say.get("tooSmall"), least) : null;
    }

    private String problemWithOthers(Entities.Field field, Object value, Map<String, Object> record) throws Exception {
        if (field.type().equals("reference") && store.find(Entities.named(field.target()), (Long) value) == null) {
            return say.get("unknown");
        }
        long id = record == null ? 0 : (Long) record.get("id");
        return field.unique() && store.isTaken(entity, field, value, id) ? say.get("taken") : null;
    }
}
`;

/** server/src/Json.java: JSON without a library. */
export const jsonFile = () => code`
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Reads and writes JSON (RFC 8259): maps, lists, strings, Long or Double, Boolean and null. */
final class Json {
    private static final int DEEPEST = 100;

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** Throws IllegalArgumentException where the text is not JSON. */
    static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value(0);
        json.skipSpace();
        if (json.at < text.length()) {
            throw json.wrong();
        }
        return value;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("Not JSON at " + at);
    }

    private void skipSpace() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private boolean take(char mark) {
        skipSpace();
        boolean isThere = at < text.length() && text.charAt(at) == mark;
        at += isThere ? 1 : 0;
        return isThere;
    }

    private Object value(int depth) {
        if (depth > DEEPEST) {
            throw wrong();
        }
        if (take('{')) {
            return object(depth);
        }
        if (take('[')) {
            return list(depth);
        }
        if (take('"')) {
            return string();
        }
        return word();
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        if (take('}')) {
            return map;
        }
        do {
            if (!take('"')) {
                throw wrong();
            }
            String key = string();
            if (!take(':')) {
                throw wrong();
            }
            map.put(key, value(depth + 1));
        } while (take(','));
        if (!take('}')) {
            throw wrong();
        }
        return map;
    }

    private List<Object> list(int depth) {
        List<Object> list = new ArrayList<>();
        if (take(']')) {
            return list;
        }
        do {
            list.add(value(depth + 1));
        } while (take(','));
        if (!take(']')) {
            throw wrong();
        }
        return list;
    }

    private String string() {
        StringBuilder read = new StringBuilder();
        while (at < text.length()) {
            char mark = text.charAt(at++);
            if (mark == '"') {
                return read.toString();
            }
            if (mark < ' ') {
                throw wrong();
            }
            read.append(mark == '\\' ? escaped() : mark);
        }
        throw wrong();
    }

    private char escaped() {
        if (at >= text.length()) {
            throw wrong();
        }
        char mark = text.charAt(at++);
        int index = "\"\\/bfnrt".indexOf(mark);
        if (index >= 0) {
            return "\"\\/\b\f\n\r\t".charAt(index);
        }
        if (mark != 'u' || at + 4 > text.length()) {
            throw wrong();
        }
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }

    private Object word() {
        int start = at;
        while (at < text.length() && "+-.".indexOf(text.charAt(at)) + 1 + (Character.isLetterOrDigit(text.charAt(at)) ? 1 : 0) > 0) {
            at++;
        }
        String word = text.substring(start, at);
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            case "null" -> null;
            default -> number(word);
        };
    }

    private Object number(String word) {
        if (!word.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) {
            throw wrong();
        }
        double number = Double.parseDouble(word);
        boolean isWhole = number == Math.rint(number) && Math.abs(number) <= 1L << 53;
        return isWhole ? (Object) (long) number : (Object) number;
    }

    static String write(Object value) {
        if (value instanceof Map<?, ?> map) {
            StringJoiner parts = new StringJoiner(",", "{", "}");
            map.forEach((key, item) -> parts.add(quote(String.valueOf(key)) + ":" + write(item)));
            return parts.toString();
        }
        if (value instanceof List<?> list) {
            StringJoiner parts = new StringJoiner(",", "[", "]");
            list.forEach(item -> parts.add(write(item)));
            return parts.toString();
        }
        return value instanceof String string ? quote(string) : String.valueOf(value);
    }

    private static String quote(String string) {
        StringBuilder written = new StringBuilder("\"");
        for (char mark : string.toCharArray()) {
            if (mark == '"' || mark == '\\') {
                written.append('\\').append(mark);
            } else if (mark < ' ') {
                written.append(String.format("\\u%04x", (int) mark));
            } else {
                written.append(mark);
            }
        }
        return written.append('"').toString();
    }
}
`;
