import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;

/** One connection, used by one thread at a time and opened again when it was lost. */
final class Database {
    /** Reads one row. */
    interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private final Path folder;
    private Connection connection;

    Database(Path folder) {
        this.folder = folder;
    }

    /** A name as this database quotes it; names come from the model and hold no quotes. */
    static String quote(String name) {
        return "\"" + name + "\"";
    }

    private Connection open() throws SQLException {
        Properties settings = new Properties();
        settings.setProperty("foreign_keys", "true");
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("app.db"), settings);
    }

    private PreparedStatement prepare(String sql, List<?> params, boolean isInsert) throws SQLException {
        if (connection == null || !connection.isValid(2)) {
            connection = open();
        }
        PreparedStatement statement = isInsert ? connection.prepareStatement(sql, new String[] {"id"}) : connection.prepareStatement(sql);
        for (int index = 0; index < params.size(); index++) {
            statement.setObject(index + 1, params.get(index));
        }
        return statement;
    }

    synchronized <T> List<T> all(String sql, List<?> params, Reader<T> reader) throws SQLException {
        try (PreparedStatement statement = prepare(sql, params, false); ResultSet rows = statement.executeQuery()) {
            List<T> read = new ArrayList<>();
            while (rows.next()) {
                read.add(reader.read(rows));
            }
            return read;
        }
    }

    synchronized void run(String sql, List<?> params) throws SQLException {
        try (PreparedStatement statement = prepare(sql, params, false)) {
            statement.execute();
        }
    }

    /** The id of the new row. */
    synchronized long insert(String sql, List<?> params) throws SQLException {
        try (PreparedStatement statement = prepare(sql, params, true)) {
            statement.executeUpdate();
            try (ResultSet keys = statement.getGeneratedKeys()) {
                keys.next();
                return keys.getLong(1);
            }
        }
    }

    /** Nobody else writes meanwhile: no other thread; the file belongs to this server. */
    synchronized void alone(Callable<Void> work) throws Exception {
        work.call();
    }

    synchronized void close() {
        try {
            if (connection != null) {
                connection.close();
            }
        } catch (SQLException lost) {
            connection = null;
        }
    }
}
