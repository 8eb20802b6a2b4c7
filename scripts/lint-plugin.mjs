/** Rules of this house that no linter brings along, each a list of selectors with what is said of what they match. */
const words = 'Words shown to people live in the texts.';
const rules = {
  'no-spread-of-literals': {
    ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression': 'State the properties themselves.',
  },
  'words-in-texts': {
    'JSXText[value=/[\\u3400-\\u9fff]/]': words,
    'JSXText[value=/[A-Za-z]{2,}/]': words,
    'Literal[value=/[\\u3400-\\u9fff]/]': words,
  },
  'text-as-text': {
    "JSXAttribute[name.name='dangerouslySetInnerHTML']": 'Text is shown as text.',
  },
};

const toRule = (selectors) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(selectors).map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
});

export default {
  meta: { name: 'house' },
  rules: Object.fromEntries(Object.entries(rules).map(([name, selectors]) => [name, toRule(selectors)])),
};
