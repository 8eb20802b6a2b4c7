import type { GeneratedPageKind } from '../shared/prepare-model.ts';
import { code } from '../code.ts';

const list = () => code`
.toolbar {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
}

.toolbar .input {
  width: auto;
  min-width: 130px;
  max-width: 220px;
}

.toolbar .search {
  position: relative;
  flex: 1 1 220px;
}

.toolbar .search .input {
  width: 100%;
  max-width: 420px;
  padding-left: 38px;
}

.toolbar .search .icon {
  position: absolute;
  top: 11px;
  left: 12px;
  color: var(--quiet);
}

.table {
  width: 100%;
  border-collapse: collapse;
}

.table th {
  padding: 12px 16px;
  border-bottom: 1px solid var(--line);
  color: var(--quiet);
  font-size: 13px;
  font-weight: 550;
  text-align: left;
  white-space: nowrap;
}

.table td {
  padding: 10px 16px;
  border-bottom: 1px solid var(--line);
}

.table tr:last-child td {
  border-bottom: 0;
}

.table tbody tr:hover {
  background: color-mix(in srgb, var(--sunken) 55%, transparent);
}

.table .number {
  text-align: right;
}

.table .title {
  min-width: 160px;
  font-weight: 550;
}

.table .is-done .title {
  color: var(--quiet);
  text-decoration: line-through;
}

.table .actions {
  width: 1%;
  white-space: nowrap;
  text-align: right;
}

.paging {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: 14px;
  color: var(--quiet);
}

.paging > div {
  display: flex;
  align-items: center;
  gap: 8px;
}

@media (max-width: 720px) {
  .toolbar .input {
    flex: 1 1 130px;
    max-width: none;
  }

  .toolbar .search {
    flex-basis: 100%;
  }

  .toolbar .search .input {
    max-width: none;
  }

  .table thead {
    display: none;
  }

  .table tr {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 12px;
    padding: 12px 16px;
    border-bottom: 1px solid var(--line);
  }

  .table tr:last-child {
    border-bottom: 0;
  }

  .table td {
    display: flex;
    grid-column: 1;
    gap: 10px;
    padding: 0;
    border: 0;
    text-align: left;
  }

  .table td:empty {
    display: none;
  }

  .table td[data-label]::before {
    flex: none;
    min-width: 64px;
    color: var(--quiet);
    content: attr(data-label);
  }

  .table .number {
    text-align: left;
  }

  .table .actions {
    grid-row: 1;
    grid-column: 2;
    width: auto;
  }
}
`;

const board = () => code`
.board {
  display: grid;
  grid-auto-columns: minmax(250px, 1fr);
  grid-auto-flow: column;
  gap: 16px;
  align-items: start;
  padding-bottom: 12px;
  overflow-x: auto;
}

.column {
  display: grid;
  gap: 10px;
  min-height: 160px;
  align-content: start;
  padding: 14px;
  border-radius: var(--radius);
  background: var(--sunken);
}

.column.is-over {
  outline: 2px dashed var(--accent);
}

.column-head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
}

.ticket {
  display: grid;
  gap: 8px;
  padding: 14px;
}

.ticket[draggable='true'] {
  cursor: grab;
}

.ticket-foot {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  color: var(--quiet);
  font-size: 13.5px;
}

.ticket-actions {
  display: flex;
  align-items: center;
  gap: 4px;
}

.ticket-actions .input {
  flex: 1;
  min-width: 0;
  min-height: 34px;
  padding: 4px 8px;
  border-color: var(--line);
  font-size: 13.5px;
}
`;

const calendar = () => code`
.calendar {
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
}

.calendar th {
  padding: 10px 4px;
  color: var(--quiet);
  font-size: 13px;
  font-weight: 550;
}

.calendar td {
  height: 104px;
  padding: 6px;
  border: 1px solid var(--line);
  vertical-align: top;
}

.calendar tr > :first-child {
  border-left: 0;
}

.calendar tr > :last-child {
  border-right: 0;
}

.calendar tr:last-child td {
  border-bottom: 0;
}

.calendar .is-other {
  background: var(--sunken);
}

.calendar .day {
  display: inline-grid;
  min-width: 28px;
  height: 28px;
  padding: 0 4px;
  border: 0;
  border-radius: 14px;
  background: none;
  color: var(--quiet);
  font: inherit;
  font-size: 13px;
  place-items: center;
}

.calendar button.day {
  cursor: pointer;
}

.calendar button.day:hover {
  background: var(--sunken);
}

.calendar .is-today .day {
  background: var(--accent);
  color: var(--on-accent);
}

.event {
  display: block;
  width: 100%;
  margin-top: 3px;
  padding: 2px 8px;
  border: 0;
  border-radius: 6px;
  background: var(--accent-soft);
  color: var(--accent);
  font: inherit;
  font-size: 13px;
  font-weight: 550;
  line-height: 1.5;
  text-align: left;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
}

@media (max-width: 720px) {
  .calendar td {
    height: 68px;
    padding: 2px;
  }

  .event {
    padding: 1px 3px;
    font-size: 11px;
  }
}
`;

const chart = () => code`
.stats {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 16px;
  margin-bottom: 16px;
}

.stat {
  padding: 18px 20px;
}

.stat dt {
  color: var(--quiet);
}

.stat dd {
  font-size: 26px;
  font-weight: 650;
  line-height: 1.3;
}

.chart {
  display: grid;
  grid-template-columns: minmax(180px, 260px) 1fr;
  gap: 24px 40px;
  align-items: center;
  padding: 28px;
}

.chart.no-ring {
  grid-template-columns: 1fr;
}

.ring {
  width: 100%;
  transform: rotate(-90deg);
}

.ring circle {
  fill: none;
  stroke-width: 18;
}

.ring .part-0 {
  stroke: var(--accent);
}

.ring .part-1 {
  stroke: color-mix(in srgb, var(--accent) 72%, var(--card));
}

.ring .part-2 {
  stroke: color-mix(in srgb, var(--accent) 52%, var(--card));
}

.ring .part-3 {
  stroke: color-mix(in srgb, var(--accent) 36%, var(--card));
}

.ring .part-4 {
  stroke: color-mix(in srgb, var(--text) 45%, var(--card));
}

.ring .part-5 {
  stroke: color-mix(in srgb, var(--text) 25%, var(--card));
}

.bars {
  display: grid;
  gap: 12px;
}

.bar-text {
  display: flex;
  justify-content: space-between;
  gap: 12px;
}

.bar {
  display: block;
  width: 100%;
  height: 10px;
  margin-top: 4px;
  border-radius: 5px;
  background: var(--sunken);
}

.bar rect {
  fill: var(--accent);
}

@media (max-width: 720px) {
  .chart {
    grid-template-columns: 1fr;
    padding: 20px;
  }

  .ring {
    max-width: 200px;
    margin: 0 auto;
  }
}
`;

const tiles = () => code`
.tiles {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
  gap: 20px;
}

.tile {
  display: flex;
  flex-direction: column;
  overflow: hidden;
}

.tile:hover {
  transform: translateY(-2px);
  box-shadow: var(--shadow-high);
}

.cover {
  display: grid;
  height: 128px;
  background: linear-gradient(135deg, var(--accent-soft), var(--chip-ground, var(--sunken)));
  color: var(--chip-text, var(--accent));
  font-size: 44px;
  font-weight: 650;
  place-items: center;
}

.tile-body {
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  padding: 16px;
}

.tile-text {
  display: -webkit-box;
  color: var(--quiet);
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
}

.tile-foot {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-top: auto;
  padding-top: 4px;
}

.price {
  font-size: 19px;
  font-weight: 650;
}
`;

const posts = () => code`
.posts {
  display: grid;
  gap: 16px;
}

.post {
  padding: 24px;
}

.post h2 a {
  color: inherit;
  text-decoration: none;
}

.post h2 a:hover {
  color: var(--accent);
}

.post-meta {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin: 6px 0 12px;
  color: var(--quiet);
  font-size: 14px;
}

.article {
  padding: 40px;
}

.article h1 {
  margin-top: 16px;
}

.article-text {
  font-size: 17px;
  line-height: 1.8;
  white-space: pre-wrap;
}

@media (max-width: 720px) {
  .article {
    padding: 20px;
  }
}
`;

const cart = () => code`
.cart {
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(280px, 2fr);
  gap: 20px;
  align-items: start;
}

.cart-line {
  display: grid;
  grid-template-columns: 1fr auto auto;
  gap: 8px 20px;
  align-items: center;
  padding: 14px 20px;
  border-bottom: 1px solid var(--line);
}

.stepper {
  display: flex;
  align-items: center;
  gap: 4px;
}

.stepper output {
  min-width: 28px;
  text-align: center;
}

.cart-sum {
  display: flex;
  justify-content: space-between;
  padding: 18px 20px;
  font-size: 18px;
  font-weight: 650;
}

.checkout {
  padding: 24px;
}

@media (max-width: 860px) {
  .cart {
    grid-template-columns: 1fr;
  }
}

@media (max-width: 480px) {
  .cart-line {
    grid-template-columns: 1fr auto;
  }

  .cart-line > :first-child {
    grid-column: 1 / -1;
  }
}
`;

const form = () => code`
.form-card {
  padding: 32px;
}

.thanks {
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 56px 32px;
  text-align: center;
}

.thanks .icon {
  width: 52px;
  height: 52px;
  padding: 12px;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent);
}

@media (max-width: 720px) {
  .form-card {
    padding: 20px;
  }
}
`;

const results = () => code`
.results {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
  gap: 20px;
}

.results > * {
  padding: 22px;
}

.results h2 {
  margin-bottom: 16px;
}

.quotes {
  display: grid;
  gap: 10px;
  max-height: 280px;
  overflow-y: auto;
}

.quotes li {
  padding: 8px 14px;
  border-left: 3px solid var(--accent);
  background: var(--sunken);
}

@media (max-width: 400px) {
  .results {
    grid-template-columns: 1fr;
  }
}
`;

const chat = () => code`
.chat {
  display: flex;
  flex-direction: column;
  height: calc(100dvh - 220px);
  min-height: 380px;
  overflow: hidden;
}

.messages {
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  padding: 20px;
  overflow-y: auto;
}

.message {
  max-width: min(80%, 560px);
  padding: 8px 14px;
  border-radius: 4px 14px 14px;
  background: var(--sunken);
}

.message.is-mine {
  align-self: flex-end;
  border-radius: 14px 4px 14px 14px;
  background: var(--accent);
  color: var(--on-accent);
}

.message-head {
  display: flex;
  gap: 10px;
  font-size: 13px;
  opacity: 0.85;
}

.message p {
  white-space: pre-wrap;
}

.composer {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 14px;
  border-top: 1px solid var(--line);
}

.composer .input {
  flex: 1 1 200px;
}

.composer .author {
  flex: 0 1 140px;
}
`;

const calculator = () => code`
.calculators {
  display: grid;
  gap: 24px;
}

.calculator {
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
}

.calculator-form {
  padding: 28px;
}

.calculator-form h2 {
  margin-bottom: 20px;
}

.calculator-result {
  display: grid;
  align-content: center;
  gap: 20px;
  padding: 28px;
  background: var(--accent-soft);
}

.calculator-result dt {
  color: var(--quiet);
}

.calculator-result dd {
  color: var(--accent);
  font-size: 34px;
  font-weight: 650;
  line-height: 1.25;
}

@media (max-width: 720px) {
  .calculator {
    grid-template-columns: 1fr;
  }

  .calculator-form,
  .calculator-result {
    padding: 20px;
  }
}
`;

const landing = () => code`
.landing {
  display: grid;
  gap: 88px;
}

.hero {
  display: grid;
  justify-items: center;
  gap: 20px;
  padding: 88px 24px;
  border-radius: 24px;
  background: radial-gradient(circle at 50% 0%, var(--accent-soft), transparent 75%), var(--card);
  text-align: center;
}

.hero h1 {
  max-width: 20em;
  font-size: clamp(30px, 5.5vw, 54px);
  line-height: 1.15;
  letter-spacing: -0.02em;
  text-wrap: balance;
  word-break: keep-all;
}

.hero p {
  max-width: 38em;
  color: var(--quiet);
  font-size: 18px;
  text-wrap: pretty;
}

.hero .button {
  min-height: 46px;
  padding: 8px 26px;
  font-size: 16px;
}

.section-head {
  max-width: 40em;
  margin: 0 auto 32px;
  text-align: center;
}

.section-head h2 {
  font-size: 28px;
}

.section-items {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(230px, 1fr));
  gap: 20px;
}

.section-item {
  padding: 26px;
}

.section-item p {
  margin-top: 8px;
  color: var(--quiet);
  white-space: pre-line;
}

.section-item.is-priced p {
  font-size: 15px;
}

.section-mark {
  display: grid;
  width: 36px;
  height: 36px;
  margin-bottom: 14px;
  border-radius: 10px;
  background: var(--accent-soft);
  color: var(--accent);
  font-weight: 650;
  place-items: center;
}

.questions {
  display: grid;
  gap: 10px;
  max-width: 760px;
  margin: 0 auto;
}

.questions details {
  padding: 16px 20px;
}

.questions summary {
  font-weight: 600;
  cursor: pointer;
}

.questions p {
  margin-top: 8px;
  color: var(--quiet);
}

@media (max-width: 720px) {
  .landing {
    gap: 56px;
  }

  .hero {
    padding: 56px 20px;
  }
}
`;

const api = () => code`
.calls {
  display: grid;
  gap: 16px;
}

.calls > section {
  padding: 24px;
}

.call {
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 8px 14px;
  align-items: center;
  padding: 10px 0;
  border-top: 1px solid var(--line);
}

.call:first-of-type {
  margin-top: 14px;
}

.call code,
.answer {
  font: 14px/1.6 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
}

.method {
  min-width: 72px;
  text-align: center;
}

.call .input,
.answer {
  grid-column: 1 / -1;
}

.answer {
  max-height: 320px;
  margin: 0;
  padding: 14px;
  border-radius: 9px;
  background: var(--sunken);
  overflow: auto;
  white-space: pre-wrap;
}
`;

type Styled = GeneratedPageKind;

const styles: Readonly<Record<Styled, readonly (() => string)[]>> = {
  list: [list],
  board: [board],
  calendar: [calendar],
  chart: [chart],
  gallery: [list, tiles],
  posts: [list, posts],
  shop: [list, tiles],
  cart: [cart],
  form: [form],
  results: [chart, results],
  chat: [chat],
  calculator: [calculator],
  landing: [landing],
  api: [api],
};

/** The styles of the kinds of pages that an app has, each once. */
export function pageStyles(kinds: readonly Styled[]): string {
  const used = new Set(kinds.flatMap((kind) => styles[kind]));
  return [...used].map((style) => style()).join('\n');
}
