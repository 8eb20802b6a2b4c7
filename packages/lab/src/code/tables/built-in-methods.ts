/**
 * Names of methods that the types of the languages themselves have: a call of `slice` is of an array's, as long as
 * nothing says that it is the project's.
 */
export const builtInMethods: ReadonlySet<string> = new Set(
  // JavaScript: Array, String, Map, Set, Promise, RegExp, Date, streams
  (
    'at concat copyWithin entries every fill filter find findIndex findLast flat flatMap forEach from includes indexOf ' +
    'isArray join keys lastIndexOf map of pop push reduce reduceRight reverse shift slice some sort splice unshift ' +
    'values with charAt charCodeAt codePointAt endsWith localeCompare match matchAll normalize padEnd padStart repeat ' +
    'replace replaceAll search split startsWith substring substr toLowerCase toUpperCase toString trim trimEnd ' +
    'trimStart valueOf add clear delete get has set size then catch finally all race resolve reject test exec parse ' +
    'stringify call apply bind assign create freeze now getTime toISOString toFixed log warn error info debug max min ' +
    'floor ceil round abs next done return on off once emit close end write read send open stop start abort focus ' +
    'click remove append prepend addEventListener removeEventListener querySelector preventDefault subscribe encode ' +
    'decode text json require import ' +
    // Python
    'extend insert index count items update setdefault strip lstrip rstrip lower upper format rsplit splitlines ' +
    'startswith endswith title capitalize isdigit len str int float list dict tuple set print range enumerate zip ' +
    'isinstance super getattr setattr hasattr sorted sum any type repr open readline readlines copy discard union ' +
    // Java, C#, Go, Rust, Ruby, PHP, C++
    'equals hashCode contains containsKey isEmpty put length charAt append println printf stream collect toList of ' +
    'Add Contains ToString Equals Count Select Where First FirstOrDefault ToList Any Dispose Error String Len Close ' +
    'Read Write Println Printf Sprintf Errorf make new clone unwrap expect into iter collect is_some is_none ok err ' +
    'as_str to_string to_owned as_ref borrow lock len push_str begin end empty push_back emplace_back c_str each puts ' +
    'select first last count strlen explode implode isset array_map'
  ).split(' '),
);
