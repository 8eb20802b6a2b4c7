import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** The rules of every field type. */
final class Validate {
    private static final double FURTHEST = 1e15;
    private static final DateTimeFormatter TO_THE_MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm");
    private static final Map<String, Pattern> PATTERNS = Map.of(
        "email", Pattern.compile("[^\\s@]+@[^\\s@]+\\.[^\\s@]+"),
        "url", Pattern.compile("https?://\\S+"),
        "picture", Pattern.compile("https?://\\S+|data:image/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]++=*"),
        "phone", Pattern.compile("[0-9+() -]{5,}"));
    private static final Map<String, String> PROBLEMS = Map.of(
        "email", "notEmail", "url", "notUrl", "picture", "notPicture", "phone", "notPhone", "date", "notDate", "date-time", "notDateTime");

    /** What was checked: all values, and a message for each field that is not right. */
    record Checked(Map<String, Object> values, Map<String, Object> errors) {
    }

    private final Store store;
    private final Entities.Entity entity;
    private final Map<String, String> say;
    private final Visitors.Visitor visitor;

    Validate(Store store, Entities.Entity entity, Map<String, String> say, Visitors.Visitor visitor) {
        this.store = store;
        this.entity = entity;
        this.say = say;
        this.visitor = visitor;
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
            if (field.isInternal()) {
                values.put(field.name(), record == null ? null : record.get(field.name()));
                continue;
            }
            Object value = given(field, body, record);
            // What is not changed may be from before a rule.
            boolean isChanged = record == null || !isSame(value, given(field, Map.of(), record));
            String problem = null;
            if (isChanged) {
                problem = value == null ? (field.required() ? say.get("required") : null) : problemOf(field, value, say);
            }
            if (value instanceof Number number && problem == null) {
                value = field.isWhole() ? (Object) number.longValue() : (Object) number.doubleValue();
            }
            if (value != null && problem == null && isChanged) {
                problem = problemWithOthers(field, value, record);
            }
            if (problem != null) {
                errors.put(field.name(), problem);
            }
            values.put(field.name(), value);
        }
        if (errors.isEmpty()) {
            errors = Limits.check(store, entity, values, record, say);
        }
        return new Checked(values, errors);
    }

    private static boolean isSame(Object value, Object other) {
        return value instanceof Number one && other instanceof Number two ? one.doubleValue() == two.doubleValue() : Objects.equals(value, other);
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

    /** What is wrong with a value that is not empty; null where nothing is. */
    static String problemOf(Entities.Field field, Object value, Map<String, String> say) {
        if (field.isNumber()) {
            return value instanceof Number number ? problemOfNumber(field, number.doubleValue(), say) : say.get("notNumber");
        }
        if (field.type().equals("boolean")) {
            return value instanceof Boolean ? null : say.get("notBoolean");
        }
        if (!(value instanceof String text)) {
            return say.get("notText");
        }
        if (text.indexOf('\0') >= 0) {
            return say.get("hasNul");
        }
        if (isTime(field)) {
            return isRightTime(field, text) ? null : say.get(PROBLEMS.get(field.type()));
        }
        if (field.type().equals("choice")) {
            return field.choices().contains(text) ? null : say.get("notChoice");
        }
        return problemOfText(field, text, say);
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

    private static String problemOfText(Entities.Field field, String text, Map<String, String> say) {
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

    private static String problemOfNumber(Entities.Field field, double number, Map<String, String> say) {
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
        if (field.type().equals("reference")) {
            Entities.Entity target = Entities.named(field.target());
            Map<String, Object> found = store.find(target, (Long) value);
            // What whoever asks does not see is as if it were not there: else it could be guessed.
            if (found == null || !visitor.sees(target, found)) {
                return say.get("unknown");
            }
        }
        long id = record == null ? 0 : (Long) record.get("id");
        return field.unique() && store.isTaken(entity, field, value, id) ? say.get("taken") : null;
    }
}
