import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';

type Node = SerializedLexicalNode & { tag?: unknown; children?: Node[] };

const NODES = new Set([
  'root',
  'paragraph',
  'heading',
  'text',
  'linebreak',
  'tab',
  'list',
  'listitem',
  'quote',
  'horizontalrule',
  'link',
  'autolink',
]);
const TAGS: Record<string, readonly unknown[]> = { heading: ['h2', 'h3', 'h4'], list: ['ul', 'ol'] };

/** Leaves out what the editor does not offer; a document sent past the editor may hold anything, as a tag of its own. */
function known(node: Node): Node | null {
  if (!NODES.has(node.type) || (TAGS[node.type] && !TAGS[node.type]?.includes(node.tag))) return null;
  return node.children ? { ...node, children: node.children.map(known).filter((child) => child !== null) } : node;
}

/** Rich text as HTML without styles, classes or scripts. Empty text gives an empty string. */
export function toHtml(state: unknown): string {
  const root = known((state as { root: Node }).root);
  if (!root) return '';
  return convertLexicalToHTML({
    data: { root } as SerializedEditorState,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
}
