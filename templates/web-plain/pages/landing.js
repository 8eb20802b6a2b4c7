import { h } from '../lib/dom.js';
import { linkTo } from '../lib/route.js';
import { app } from '../model.js';
import { say, t } from '../texts.js';

const head = (section) =>
  h(
    'header',
    { class: 'section-head' },
    h('h2', {}, say(section.title)),
    h('p', { class: 'quiet' }, say(section.text)),
  );

function hero(section, page) {
  const next = app.pages.find((other) => other !== page);
  const below = app.sections[1] && h('a', { class: 'button', href: '#section-1', onclick: showSection }, t('start'));
  return h(
    'section',
    { class: 'hero' },
    h('h1', {}, say(section.title)),
    h('p', {}, say(section.text)),
    next ? h('a', { class: 'button', href: linkTo(next) }, say(next.label)) : below,
  );
}

/** The address names pages, so a section is scrolled to without changing it. */
function showSection(event) {
  event.preventDefault();
  document.getElementById('section-1').scrollIntoView();
}

const questions = (section) =>
  h(
    'div',
    { class: 'questions' },
    ...section.items.map((item) =>
      h('details', { class: 'card' }, h('summary', {}, say(item.title)), h('p', {}, say(item.text))),
    ),
  );

const marks = { features: (index) => String(index + 1), quotes: () => '“' };

function items(section) {
  const card = (item, index) =>
    h(
      'li',
      { class: 'card section-item' + (section.kind === 'pricing' ? ' is-priced' : '') },
      marks[section.kind] && h('span', { class: 'section-mark', 'aria-hidden': 'true' }, marks[section.kind](index)),
      h('h3', {}, say(item.title)),
      h('p', {}, say(item.text)),
    );
  return section.items.length > 0 && h('ul', { class: 'section-items' }, ...section.items.map(card));
}

export async function landingPage({ page }) {
  const sections = app.sections.map((section, index) => {
    if (section.kind === 'hero') return hero(section, page);
    return h(
      'section',
      { id: 'section-' + index },
      head(section),
      section.kind === 'questions' ? questions(section) : items(section),
    );
  });
  return h('div', { class: 'landing' }, ...sections);
}
