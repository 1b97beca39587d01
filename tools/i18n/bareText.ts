import { parseSync } from 'vite'
import type { Source } from './sources.ts'

/** Attributes whose value users read or hear. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
  'text',
  'note',
])

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const hasWord = (text: unknown): text is string => typeof text === 'string' && /\p{L}{2}/u.test(text)

function textOf(node: Node): string | null {
  if (node.type === 'JSXText' && hasWord(node.value)) return node.value.trim()
  if (node.type === 'Literal' && hasWord(node.value)) return node.value
  return null
}

/** Texts hard-coded in a component instead of the catalogue: between tags, in braces, or in a spoken attribute. */
export function bareText({ file, code }: Source): readonly string[] {
  const found: string[] = []
  const visit = (node: Node, parent: Node | null) => {
    const value = isNode(node.value) ? node.value : null
    const inExpression =
      node.type === 'JSXExpressionContainer' && isNode(node.expression) && parent?.type !== 'JSXAttribute'
        ? node.expression
        : null
    const name = node.type === 'JSXAttribute' && isNode(node.name) ? String(node.name.name) : null
    const text =
      node.type === 'JSXText'
        ? textOf(node)
        : inExpression
          ? textOf(inExpression)
          : name && spoken.has(name) && value
            ? textOf(value)
            : null
    if (text) found.push(`${file}: ${text}`)
    for (const child of Object.values(node)) {
      if (isNode(child)) visit(child, node)
      else if (Array.isArray(child)) for (const item of child) if (isNode(item)) visit(item, node)
    }
  }
  visit(parseSync(file, code).program as unknown as Node, null)
  return found
}
