import { code } from '../code.ts';
import { doubleQuoted } from '../shared/literals.ts';
import type { ServerEntity, ServerField, ServerLimit } from '../shared/server-entity.ts';

const number = (value: number | undefined) => (value === undefined ? 'null' : `${value}d`);

function preset(value: ServerField['preset']): string {
  if (value === undefined) return 'null';
  if (typeof value === 'string') return doubleQuoted(value);
  return typeof value === 'number' ? `${value}d` : String(value);
}

function fieldText(field: ServerField): string {
  const { name, column, type, required, unique, least, most, choices, target } = field;
  const args = [
    doubleQuoted(name),
    doubleQuoted(column),
    doubleQuoted(type),
    String(required),
    String(unique),
    number(least),
    number(most),
    `List.of(${(choices ?? []).map(doubleQuoted).join(', ')})`,
    target === undefined ? 'null' : doubleQuoted(target),
    preset(field.preset),
  ];
  return `                new Field(${args.join(', ')})`;
}

const publishedText = ({ published }: ServerEntity) => {
  if (published === undefined) return 'null';
  return `new Published(${doubleQuoted(published.name)}, ${preset(published.value)})`;
};

const orNull = (text: string | undefined) => (text === undefined ? 'null' : doubleQuoted(text));

const limitText = ({ most, by, day, until }: ServerLimit) =>
  `new Limit(${most}, ${orNull(by)}, ${orNull(day)}, ${orNull(until?.name)}, ${preset(until?.value)})`;

/** Which parts entities have beside their fields. */
interface EntityParts {
  readonly hidesDrafts: boolean;
  readonly hasLimits: boolean;
}

const entityText = (entity: ServerEntity, { hidesDrafts, hasLimits }: EntityParts) =>
  `        new Entity(${[entity.name, entity.plural, entity.table, entity.order].map(doubleQuoted).join(', ')}, List.of(
${entity.fields.map(fieldText).join(',\n')})${hasLimits ? `, List.of(${(entity.limits ?? []).map(limitText).join(', ')})` : ''}${hidesDrafts ? `, ${publishedText(entity)}` : ''})`;

const limitType = code`
    /**
     * Allows so many records for each value of a field, each day of another, or both. A record whose \`until\` is untilValue, or
     * any value where that is null, does not count.
     */
    record Limit(int most, String by, String day, String until, Object untilValue) {
    }

`;

const draftsType = code`
    /** A value that a record must have for readers to see it: drafts are for those who write. */
    record Published(String field, Object value) {
    }

    /** Without a rule in published readers see every record. */
`;

const publishedMember = code`
        boolean isPublished(Map<String, Object> record) {
            return published == null || published.value().equals(record.get(published.field()));
        }
`;

const entityType = ({ hidesDrafts, hasLimits }: EntityParts) => code`
${hasLimits ? limitType : ''}${hidesDrafts ? draftsType : ''}    record Entity(String name, String plural, String table, String order, List<Field> fields${hasLimits ? ', List<Limit> limits' : ''}${hidesDrafts ? ', Published published' : ''}) {
${hidesDrafts ? publishedMember : ''}    }
`;

/** server/src/Entities.java: what the app keeps. */
export function entitiesFile(entities: readonly ServerEntity[]): string {
  const hidesDrafts = entities.some(({ published }) => published !== undefined);
  const parts = { hidesDrafts, hasLimits: entities.some(({ limits }) => limits !== undefined) };
  return code`
import java.util.List;
${hidesDrafts ? 'import java.util.Map;\n' : ''}
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

${entityType(parts)}
    static final List<Entity> ALL = List.of(
${entities.map((entity) => entityText(entity, parts)).join(',\n')});

    private Entities() {
    }

    static Entity named(String name) {
        return ALL.stream().filter(entity -> entity.name().equals(name)).findFirst().orElseThrow();
    }
}
`;
}
