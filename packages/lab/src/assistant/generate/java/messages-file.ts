import { code } from '../code.ts';
import { doubleQuoted } from '../shared/literals.ts';
import { messagesFor, type Needed } from '../shared/messages.ts';

const messageTable = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([key, text]) => `            Map.entry(${doubleQuoted(key)}, ${doubleQuoted(text)})`)
    .join(',\n');

/** server/src/Messages.java: what the server says when it refuses. */
export const messagesFile = (needed: Needed) => code`
import com.sun.net.httpserver.HttpExchange;
import java.math.BigDecimal;
import java.util.Map;

/** What the server says when it refuses something. */
final class Messages {
    private static final Map<String, Map<String, String>> ALL = Map.of(
        "zh", Map.ofEntries(
${messageTable(messagesFor(needed).zh)}),
        "en", Map.ofEntries(
${messageTable(messagesFor(needed).en)}));

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
