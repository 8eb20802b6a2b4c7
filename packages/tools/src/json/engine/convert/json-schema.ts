import type { Shape } from './shape.ts';

/** The shape as a JSON Schema of draft 2020-12, without white space. Every document of the shape is valid by it. */
export function jsonSchemaOf(shape: Shape): string {
  return `{"$schema":"https://json-schema.org/draft/2020-12/schema"${members(shape)
    .map((member) => `,${member}`)
    .join('')}}`;
}

function members(shape: Shape): string[] {
  if (shape.isCut) return [];
  const types = typesOf(shape);
  const parts: string[] = [];
  if (types.length > 0) parts.push(`"type":${types.length === 1 ? JSON.stringify(types[0]) : JSON.stringify(types)}`);
  if (shape.object && shape.object.properties.size > 0) {
    const { count, properties } = shape.object;
    const required = [...properties].filter(([, property]) => property.count === count).map(([key]) => key);
    parts.push(
      `"properties":{${[...properties].map(([key, { shape: inner }]) => `${JSON.stringify(key)}:${schema(inner)}`).join(',')}}`,
    );
    if (required.length > 0) parts.push(`"required":${JSON.stringify(required)}`);
  }
  const items = shape.array && members(shape.array.items);
  if (items && items.length > 0) parts.push(`"items":{${items.join(',')}}`);
  return parts;
}

function schema(shape: Shape): string {
  return `{${members(shape).join(',')}}`;
}

function typesOf(shape: Shape): string[] {
  const scalars = new Set<string>(shape.scalars);
  if (scalars.has('number')) scalars.delete('integer');
  return [...(shape.object ? ['object'] : []), ...(shape.array ? ['array'] : []), ...scalars];
}
