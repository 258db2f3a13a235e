import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export interface Editor {
  element: HTMLElement;
  readonly code: string;
  /** Whether the code was edited. */
  readonly isChanged: boolean;
  focus: () => void;
  /** Marks lines as failed, counted from 1, until the next edit. */
  mark: (lines: readonly number[]) => void;
  remove: () => void;
}

export interface EditorOptions {
  /** The sample's code. */
  code: string;
  /** Code to start with. Default: the sample's. */
  edited?: string | undefined;
  /** Accessible name. */
  label: string;
  /** How to use it, for assistive technology. */
  description: string;
  /** The code block, whose lines wrap like the editor's. */
  block: HTMLElement;
  onChange: (code: string) => void;
  onRun: () => void;
  /** Called on Escape. */
  onLeave: () => void;
}

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.typeName], color: 'var(--code-constant)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  { tag: tags.comment, color: 'var(--code-comment)' },
]);

const look = EditorView.theme({
  '&': { color: 'var(--code-text)', fontSize: 'var(--run-editor-size)', backgroundColor: 'transparent' },
  '&.cm-editor': { borderRadius: 'var(--radius-large)' },
  '&.cm-focused': { outline: 'var(--border-focus, 2px) solid var(--color-accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: 'var(--leading-code)' },
  '.cm-content': { padding: 'var(--space-4) 0', caretColor: 'var(--color-accent)' },
  '.cm-line': { padding: '0 var(--space-4)', borderInlineStart: '2px solid transparent' },
  '.cm-line.failed': {
    backgroundColor: 'var(--tone-danger-soft)',
    borderInlineStartColor: 'var(--tone-danger-text)',
  },
});

const setFailed = StateEffect.define<readonly number[]>();
const failedLine = Decoration.line({ class: 'failed' });
const failedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) => {
    const effect = transaction.effects.find((candidate) => candidate.is(setFailed));
    if (!effect) return transaction.docChanged ? Decoration.none : marks;
    const { doc } = transaction.state;
    const lines = [...new Set(effect.value as readonly number[])].sort((a, b) => a - b);
    return Decoration.set(
      lines.filter((line) => line <= doc.lines).map((line) => failedLine.range(doc.line(line).from)),
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Returns an editor in a shadow root, where its styles need no `<style>` element, which the site's policy would block.
 */
export function createEditor(options: EditorOptions): Editor {
  const { code, edited = code, label, description, block, onChange, onRun, onLeave } = options;
  const element = document.createElement('div');
  element.className = 'run-editor';
  const root = element.attachShadow({ mode: 'open' });
  const run = (): boolean => {
    onRun();
    return true;
  };
  const leave = (): boolean => {
    onLeave();
    return true;
  };
  const wrapping = new Compartment();
  const wrapLines = () => ('wrapped' in block.dataset ? EditorView.lineWrapping : []);
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: edited,
      extensions: [
        keymap.of([
          { key: 'Mod-Enter', run },
          { key: 'Escape', run: leave },
        ]),
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        javascript({ typescript: true, jsx: true }),
        syntaxHighlighting(colors),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-description': description }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
        EditorView.updateListener.of(({ geometryChanged, view: { scrollDOM } }) => {
          if (geometryChanged)
            block.toggleAttribute('data-fits', scrollDOM.scrollWidth <= scrollDOM.clientWidth);
        }),
        wrapping.of(wrapLines()),
        failedLines,
        look,
      ],
    }),
  });
  // the button to wrap lines changes the attribute
  const observer = new MutationObserver(() => view.dispatch({ effects: wrapping.reconfigure(wrapLines()) }));
  observer.observe(block, { attributeFilter: ['data-wrapped'] });
  return {
    element,
    get code() {
      return view.state.doc.toString();
    },
    get isChanged() {
      return view.state.doc.toString() !== code;
    },
    focus: () => view.focus(),
    mark: (lines) => view.dispatch({ effects: setFailed.of(lines) }),
    remove: () => {
      observer.disconnect();
      view.destroy();
      element.remove();
    },
  };
}
