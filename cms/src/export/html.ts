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

/** Removes nodes that the editor does not offer; a document sent past the editor may contain anything. */
function keepKnownNodes(node: Node): Node | null {
  if (!NODES.has(node.type) || (TAGS[node.type] && !TAGS[node.type]?.includes(node.tag))) return null;
  return node.children
    ? { ...node, children: node.children.map(keepKnownNodes).filter((child) => child !== null) }
    : node;
}

/** Converts rich text to HTML without styles, classes or scripts. Empty text becomes an empty string. */
export function toHtml(state: unknown): string {
  const root = keepKnownNodes((state as { root: Node }).root);
  if (!root) return '';
  return convertLexicalToHTML({
    data: { root } as SerializedEditorState,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
}
