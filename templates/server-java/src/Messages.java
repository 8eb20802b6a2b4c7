import com.sun.net.httpserver.HttpExchange;
import java.math.BigDecimal;
import java.util.Map;

/** What the server says when it refuses something. */
final class Messages {
    private static final Map<String, Object> ALL = Model.read("messages.json");

    private Messages() {
    }

    /** The messages in the language that the page asks for. */
    @SuppressWarnings("unchecked")
    static Map<String, String> of(HttpExchange exchange) {
        String asked = exchange.getRequestHeaders().getFirst("Accept-Language");
        return (Map<String, String>) ALL.get(asked != null && asked.toLowerCase().startsWith("en") ? "en" : "zh");
    }

    static String fill(String message, double number) {
        return message.replace("{n}", BigDecimal.valueOf(number).stripTrailingZeros().toPlainString());
    }
}
