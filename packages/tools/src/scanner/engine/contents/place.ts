import type { Localized } from '@toolbench/kit/localized.ts';
import { fieldsOf, type Check, type Field, type FieldForm } from './field.ts';
import { parametersOf, splitAt } from './uri.ts';

const isNumber = (value: string) => /^-?\d+(?:\.\d+)?$/.test(value);

const degrees =
  (limit: number): Check =>
  (value) =>
    isNumber(value) && Math.abs(Number(value)) <= limit ? undefined : { code: 'degrees', detail: { limit } };

/** Degrees with the half of the globe that they are in. */
const inHalf =
  (positive: Localized, negative: Localized) =>
  (value: string): Localized | undefined => {
    if (!isNumber(value)) return undefined;
    const half = value.startsWith('-') ? negative : positive;
    const size = value.replace('-', '');
    return { zh: `${half.zh} ${size}°`, en: `${size}° ${half.en}` };
  };

const latitude: FieldForm = {
  name: { zh: '纬度', en: 'Latitude' },
  isRequired: true,
  check: degrees(90),
  written: inHalf({ zh: '北纬', en: 'N' }, { zh: '南纬', en: 'S' }),
};

const longitude: FieldForm = {
  name: { zh: '经度', en: 'Longitude' },
  isRequired: true,
  check: degrees(180),
  written: inHalf({ zh: '东经', en: 'E' }, { zh: '西经', en: 'W' }),
};

const metres = (value: string) => (isNumber(value) ? { zh: `${value} 米`, en: `${value} m` } : undefined);
const altitude: FieldForm = { name: { zh: '海拔', en: 'Altitude' }, written: metres };
const uncertainty: FieldForm = { name: { zh: '误差', en: 'Uncertainty' }, written: metres };
const system: FieldForm = { name: { zh: '坐标系', en: 'Reference system' } };
const search: FieldForm = { name: { zh: '地点', en: 'Place' } };

/** The fields of a place (`geo:`, RFC 5870, with the search that Android adds to it); undefined for another text. */
export function readPlace(text: string): readonly Field[] | undefined {
  if (!/^geo:/i.test(text)) return undefined;
  const [path, query] = splitAt(text.trim().slice(4), /\?/);
  const [point, parameters] = splitAt(path, /;/);
  const [north = '', east = '', up = '', ...more] = point.split(',').map((part) => part.trim());
  const named = parametersOf(parameters.replace(/;/g, '&'));
  const place = parametersOf(query.replace(/\+/g, ' ')).get('q');
  const crs = named.get('crs')?.value ?? '';
  // Other reference systems than WGS 84 may count in other units.
  const isUsual = crs === '' || crs.toLowerCase() === 'wgs84';
  const usual = ({ name, isRequired, ...rest }: FieldForm): FieldForm => ({
    name,
    ...(isRequired && { isRequired }),
    ...(isUsual && rest),
  });
  return [
    ...fieldsOf(usual(latitude), north),
    ...fieldsOf(usual(longitude), east),
    ...fieldsOf(altitude, [up, ...more].filter((part) => part !== '').join(',')),
    ...fieldsOf(uncertainty, named.get('u')?.value ?? ''),
    ...fieldsOf(system, crs),
    ...fieldsOf(search, place?.value ?? '', place?.problem),
  ];
}
