import { expect, it } from 'vitest';
import { environmentMarks, routeMarks } from './project-marks.ts';
import { readLines } from './source-lines.ts';

it.each([
  ['process.env.PORT', ['PORT']],
  ["process.env['PORT']", ['PORT']],
  ['process.env?.PORT', ['PORT']],
  ['import.meta.env.VITE_URL', ['VITE_URL']],
  ["const { PORT, HOST: host = 'x' } = process.env;", ['PORT', 'HOST']],
  ['os.environ["PORT"]', ['PORT']],
  ["os.environ.get('PORT', 1)", ['PORT']],
  ["os.getenv('PORT')", ['PORT']],
  ['os.Getenv("PORT")', ['PORT']],
  ['std::env::var("PORT")', ['PORT']],
  ['System.getenv("PORT")', ['PORT']],
  ["ENV.fetch('PORT')", ['PORT']],
  ["$_ENV['PORT']", ['PORT']],
  ['Environment.GetEnvironmentVariable("PORT")', ['PORT']],
  ['// process.env.PORT is gone', []],
  ['  # os.getenv("PORT")', []],
  ['process.env[name]', []],
  ['environment.port', []],
])('[CODE-08] the variables of the environment that are read by %s', (text, names) => {
  expect(environmentMarks(readLines(`\n${text}\n`))).toEqual(names.map((name) => ({ line: 2, name })));
});

it.each([
  ["app.get('/health', check)", 'GET /health'],
  ['router.post(`/orders/:id`, save)', 'POST /orders/:id'],
  ["@app.route('/login', methods=['POST'])", '/login'],
  ['@router.delete("/items/{id}")', 'DELETE /items/{id}'],
  ['http.HandleFunc("/ping", ping)', '/ping'],
  ['mux.HandleFunc("GET /ping", ping)', 'GET /ping'],
  ['@GetMapping("/users")', 'GET /users'],
  ['@RequestMapping(value = "/users")', '/users'],
  ['r.GET("/ping", ping)', 'GET /ping'],
  ["this.http.get('/users')", undefined],
  ["axios.get('/users')", undefined],
  ["cache.get('/users')", undefined],
  ["// app.get('/health', check)", undefined],
])('[CODE-08] the path that is answered by %s', (text, name) => {
  expect(routeMarks(readLines(text))).toEqual(name === undefined ? [] : [{ line: 1, name }]);
});

it('in no time for a source made to take forever', () => {
  const source = readLines(`${'{'.repeat(50_000)}env${'app'.repeat(50_000)} = process.env`);
  expect([...environmentMarks(source), ...routeMarks(source)]).toEqual([]);
});
