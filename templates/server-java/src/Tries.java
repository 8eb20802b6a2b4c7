import com.sun.net.httpserver.HttpExchange;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Counts tries to sign in, whether there is such an account or not: nobody guesses passwords or keeps anybody else out. */
final class Tries {
    // How many passwords are checked in a quarter of an hour: from one sender, and for one name from all who are new to it.
    private static final int MOST_OF_SENDER = 10;
    private static final int MOST_OF_NAME = 100;
    private static final int MOST_COUNTED = 10_000;
    static final long WINDOW = 15 * 60 * 1_000_000_000L;

    /** Something that tries are counted for. */
    record Subject(String name, int most) {
    }

    private record Counted(int count, long since) {
    }

    private final LongSupplier clock;
    /** What has been counted for longest goes first. */
    private final Map<String, Counted> counted = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Counted> eldest) {
            return size() > MOST_COUNTED;
        }
    };

    Tries(LongSupplier clock) {
        this.clock = clock;
    }

    /** Who sends a request: what the proxy in front says, and only where there is one, as anybody can send that header. */
    static String address(HttpExchange exchange, boolean isBehindProxy) {
        List<String> said = exchange.getRequestHeaders().getOrDefault("X-Forwarded-For", List.of());
        String told = String.join(",", said);
        String last = told.substring(told.lastIndexOf(',') + 1).strip();
        return isBehindProxy && !last.isEmpty() ? last : exchange.getRemoteAddress().getAddress().getHostAddress();
    }

    /** An address, or the network of an IPv6 address, since whoever has one of its addresses has all of them. */
    static String sender(String address) {
        String bare = address.split("%", 2)[0];
        if (!bare.contains(":")) {
            return bare;
        }
        try {
            byte[] bytes = InetAddress.getByName("[" + bare + "]").getAddress();
            return bytes.length == 16 ? HexFormat.of().formatHex(Arrays.copyOf(bytes, 8)) : InetAddress.getByAddress(bytes).getHostAddress();
        } catch (UnknownHostException noAddress) {
            return bare;
        }
    }

    private static String seal(String id, String password) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(password.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        byte[] seal = mac.doFinal(("device " + id).getBytes(StandardCharsets.UTF_8));
        return Base64.getUrlEncoder().withoutPadding().encodeToString(seal);
    }

    /** What a device keeps after signing in, sealed with the hash of the password: it opens nothing, and is void with the password. */
    static String newDevice(String password) throws Exception {
        String id = Accounts.newToken();
        return id + "." + seal(id, password);
    }

    /**
     * What a try counts for: its sender, and the name whoever tries it. Where this account has signed in before it counts for
     * the device alone, so that nobody else keeps its owner out.
     */
    static List<Subject> subjects(String address, String name, String device, String password) throws Exception {
        String[] parts = device.split("\\.", 2);
        if (parts.length == 2 && MessageDigest.isEqual(parts[1].getBytes(StandardCharsets.UTF_8), seal(parts[0], password).getBytes(StandardCharsets.UTF_8))) {
            return List.of(new Subject("device " + parts[0], MOST_OF_SENDER));
        }
        return List.of(new Subject("sender " + sender(address), MOST_OF_SENDER), new Subject("name " + name, MOST_OF_NAME));
    }

    private Counted find(String key) {
        Counted found = counted.get(key);
        return found != null && clock.getAsLong() - found.since() < WINDOW ? found : new Counted(0, clock.getAsLong());
    }

    private void add(String key) {
        Counted found = find(key);
        if (found.count() == 0) {
            counted.remove(key);
        }
        counted.put(key, new Counted(found.count() + 1, found.since()));
    }

    /** Counts a try before its password is checked, so that many at once do not get past; false where there were too many. */
    synchronized boolean take(List<Subject> subjects) throws Exception {
        for (Subject subject : subjects) {
            if (find(Accounts.hashToken(subject.name())).count() >= subject.most()) {
                return false;
            }
        }
        for (Subject subject : subjects) {
            add(Accounts.hashToken(subject.name()));
        }
        return true;
    }

    /** The password was right. */
    synchronized void giveBack(List<Subject> subjects) throws Exception {
        for (Subject subject : subjects) {
            String key = Accounts.hashToken(subject.name());
            counted.computeIfPresent(key, (same, found) -> new Counted(Math.max(found.count() - 1, 0), found.since()));
        }
    }
}
