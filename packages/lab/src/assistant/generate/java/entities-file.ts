import { code } from '../code.ts';
import { doubleQuoted } from '../shared/literals.ts';
import type { ServerEntity, ServerField } from '../shared/server-entity.ts';

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

const entityText = (entity: ServerEntity, hidesDrafts: boolean) =>
  `        new Entity(${[entity.name, entity.plural, entity.table, entity.order].map(doubleQuoted).join(', ')}, List.of(
${entity.fields.map(fieldText).join(',\n')})${hidesDrafts ? `, ${publishedText(entity)}` : ''})`;

const entityWithout = code`
    record Entity(String name, String plural, String table, String order, List<Field> fields) {
    }
`;

const entityWithDrafts = code`
    /** A value that a record must have for readers to see it: drafts are for those who write. */
    record Published(String field, Object value) {
    }

    /** Without a rule in published readers see every record. */
    record Entity(String name, String plural, String table, String order, List<Field> fields, Published published) {
        boolean isPublished(Map<String, Object> record) {
            return published == null || published.value().equals(record.get(published.field()));
        }
    }
`;

/** server/src/Entities.java: what the app keeps. */
export function entitiesFile(entities: readonly ServerEntity[]): string {
  const hidesDrafts = entities.some(({ published }) => published !== undefined);
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

${hidesDrafts ? entityWithDrafts : entityWithout}
    static final List<Entity> ALL = List.of(
${entities.map((entity) => entityText(entity, hidesDrafts)).join(',\n')});

    private Entities() {
    }

    static Entity named(String name) {
        return ALL.stream().filter(entity -> entity.name().equals(name)).findFirst().orElseThrow();
    }
}
`;
}
