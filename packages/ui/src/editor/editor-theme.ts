import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The editor in the colours of theme.css. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'transparent', color: 'var(--text-1)', fontSize: 'var(--size-13)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: 'var(--space-2) 0', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 var(--space-3) 0 var(--space-2)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--text-3)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 var(--space-1) 0 var(--space-3)', minWidth: '2.6em' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--text-1)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 28%, transparent)',
  },
  '.cm-placeholder': { color: 'var(--text-3)' },
  '.cm-searchMatch': { backgroundColor: 'var(--mark-2)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--mark-1)', outline: '1px solid var(--accent)' },
  '.cm-panels': { backgroundColor: 'var(--surface-2)', color: 'var(--text-1)', borderColor: 'var(--line)' },
  '.cm-panel.cm-search label': { fontSize: 'var(--size-12)' },
  '.cm-textfield': { backgroundColor: 'var(--surface-1)', borderColor: 'var(--line-strong)', color: 'var(--text-1)' },
  '.cm-button': { backgroundImage: 'none', backgroundColor: 'var(--surface-1)', borderColor: 'var(--line-strong)' },
  '.mark-1': { backgroundColor: 'var(--mark-1)', borderRadius: '2px' },
  '.mark-2': { backgroundColor: 'var(--mark-2)', borderRadius: '2px' },
  '.mark-error': {
    backgroundColor: 'var(--danger-soft)',
    textDecoration: 'underline wavy var(--danger)',
    textUnderlineOffset: '3px',
  },
  '.line-error': { backgroundColor: 'var(--danger-soft)' },
});

export const highlightStyle = HighlightStyle.define([
  { tag: [tags.propertyName, tags.tagName], color: 'var(--syntax-name)' },
  { tag: [tags.string, tags.attributeValue], color: 'var(--syntax-string)' },
  { tag: tags.number, color: 'var(--syntax-number)' },
  { tag: [tags.bool, tags.null, tags.keyword, tags.attributeName], color: 'var(--syntax-keyword)' },
  { tag: tags.comment, color: 'var(--text-3)', fontStyle: 'italic' },
]);
