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
