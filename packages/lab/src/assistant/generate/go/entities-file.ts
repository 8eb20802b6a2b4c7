import { code } from '../code.ts';
import { doubleQuoted } from '../shared/literals.ts';
import type { ServerEntity, ServerField, ServerLimit } from '../shared/server-entity.ts';

const strings = (texts: readonly string[]) => `[]string{${texts.map(doubleQuoted).join(', ')}}`;

function preset(value: string | number | boolean): string {
  if (typeof value === 'string') return doubleQuoted(value);
  return typeof value === 'number' ? `float64(${value})` : String(value);
}

function fieldText(field: ServerField): string {
  const { name, column, type, required, unique, least, most, choices, target } = field;
  const parts = [
    `Name: ${doubleQuoted(name)}, Column: ${doubleQuoted(column)}, Type: ${doubleQuoted(type)}`,
    required && 'Required: true',
    unique && 'Unique: true',
    least !== undefined && `Least: bound(${least})`,
    most !== undefined && `Most: bound(${most})`,
    choices && `Choices: ${strings(choices)}`,
    target !== undefined && `Target: ${doubleQuoted(target)}`,
    field.preset !== undefined && `Preset: ${preset(field.preset)}`,
  ];
  return `\t\t\t{${parts.filter((part) => part !== false && part !== undefined).join(', ')}},`;
}

const plain = (value: string | boolean) => (typeof value === 'string' ? doubleQuoted(value) : String(value));

const publishedText = (published: ServerEntity['published']) =>
  published
    ? `\n\t\tPublished: &Published{Name: ${doubleQuoted(published.name)}, Value: ${plain(published.value)}},`
    : '';

function limitText({ most, by, day, until }: ServerLimit): string {
  const parts = [
    `Most: ${most}`,
    by !== undefined && `By: ${doubleQuoted(by)}`,
    day !== undefined && `Day: ${doubleQuoted(day)}`,
    until && `Until: ${doubleQuoted(until.name)}`,
    until?.value !== undefined && `UntilValue: ${plain(until.value)}`,
  ];
  return `{${parts.filter((part) => part !== false && part !== undefined).join(', ')}}`;
}

const limitsText = (limits: ServerEntity['limits']) =>
  limits ? `\n\t\tLimits: []Limit{${limits.map(limitText).join(', ')}},` : '';

const entityText = ({ name, plural, table, order, fields, limits, published }: ServerEntity) =>
  `\t{
\t\tName: ${doubleQuoted(name)}, Plural: ${doubleQuoted(plural)}, Table: ${doubleQuoted(table)}, Order: ${doubleQuoted(order)},${limitsText(limits)}${publishedText(published)}
\t\tFields: []Field{
${fields.map(fieldText).join('\n')}
\t\t},
\t},`;

const publishedParts = {
  member: code`
	// Published says which records readers see; nil: all of them.
	Published *Published
`,
  type: code`
// Published is a value that a record must have for readers to see it: drafts are for those who write.
type Published struct {
	Name  string
	Value any
}
`,
};

const limitParts = {
  member: code`
	Limits                     []Limit
`,
  type: code`
// Limit allows so many records for each value of By, each day of Day, or both. A record whose Until is UntilValue, or any
// value where that is nil, does not count.
type Limit struct {
	Most           int
	By, Day, Until string
	UntilValue     any
}

`,
};

/** server/entities.go: what the app keeps. */
export function entitiesFile(entities: readonly ServerEntity[]): string {
  const hidesDrafts = entities.some(({ published }) => published !== undefined);
  const hasLimits = entities.some(({ limits }) => limits !== undefined);
  return code`
package main

// Field of a record, with its rules.
type Field struct {
	Name, Column, Type string
	Required, Unique   bool
	Least, Most        *float64
	Choices            []string
	Target             string
	Preset             any
}

// Entity is a kind of record.
type Entity struct {
	Name, Plural, Table, Order string
	Fields                     []Field
${hasLimits ? limitParts.member : ''}${hidesDrafts ? `${publishedParts.member}}\n\n${publishedParts.type}` : '}\n'}
${hasLimits ? limitParts.type : ''}// Record has its values by the names of fields, and its id.
type Record map[string]any

func bound(number float64) *float64 { return &number }

// What the app keeps, targets before those that refer to them.
var entities = []Entity{
${entities.map(entityText).join('\n')}
}

func entityNamed(name string) *Entity {
	for index := range entities {
		if entities[index].Name == name {
			return &entities[index]
		}
	}
	return nil
}
`;
}
