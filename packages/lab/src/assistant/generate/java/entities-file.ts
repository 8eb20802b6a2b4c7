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

const entityText = ({ name, plural, table, order, fields }: ServerEntity) =>
  `        new Entity(${[name, plural, table, order].map(doubleQuoted).join(', ')}, List.of(
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
