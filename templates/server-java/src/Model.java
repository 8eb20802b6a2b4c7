import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/** The app: what it keeps, who may do what, where its pages are. All else in this server is the same for every app. */
final class Model {
    private static final Map<String, Object> TEXT = read("model.json");

    /** The folder of the pages, seen from the server's own. */
    static final String PAGES = (String) TEXT.get("pages");

    /** Whether there are accounts, whether anybody can have one, and whether strangers add records and see their own. */
    static final boolean HAS_LOGIN = has("login");
    static final boolean HAS_SIGN_UP = has("signUp");
    static final boolean HAS_VISITORS = has("visitors");

    private Model() {
    }

    /** A file of data beside the server that holds an object. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> read(String name) {
        try {
            return (Map<String, Object>) Json.read(Home.text(name));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    private static boolean has(String feature) {
        return TEXT.get("features") instanceof Map<?, ?> features && Boolean.TRUE.equals(features.get(feature));
    }

    static Object entities() {
        return TEXT.get("entities");
    }
}
