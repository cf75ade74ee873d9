import { inReadingOrder, type AccessibleNode } from './accessibilityTree.ts'
import { wordsOf } from './words.ts'

const controls = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
  'checkbox',
  'switch',
  'radio',
  'heading',
  'image',
])

/** What the keys of a screen reader go to. */
const quickKeys = {
  H: ({ role }: AccessibleNode) => role === 'heading',
  D: ({ role, name }: AccessibleNode) =>
    ['banner', 'main', 'navigation', 'contentinfo', 'search'].includes(role) ||
    (['region', 'form'].includes(role) && name !== ''),
  B: ({ role }: AccessibleNode) => role === 'button',
  F: ({ role }: AccessibleNode) => controls.has(role) && !['link', 'heading', 'image'].includes(role),
  K: ({ role }: AccessibleNode) => role === 'link',
  '↓': isLine,
} as const

/** With Shift backwards. */
export type QuickKey = keyof typeof quickKeys | `Shift+${keyof typeof quickKeys}`

/** Whether the arrow keys stop here: at a control as a whole, and at each text that is in none. */
function isLine(node: AccessibleNode): boolean {
  const isInControl = (inner: AccessibleNode): boolean =>
    inner.parent !== undefined && (controls.has(inner.parent.role) || isInControl(inner.parent))
  if (isInControl(node)) return false
  return controls.has(node.role) || (node.role === 'StaticText' && node.parent?.children.find(isText) === node)
}

const isText = ({ role }: AccessibleNode) => role === 'StaticText'

/** What is said when the reading arrives at an element. A text is read with those beside it. */
export function lineOf(node: AccessibleNode): string {
  const words = isText(node) ? (node.parent?.children ?? [node]).filter(isText).map(({ name }) => name) : wordsOf(node)
  return words.filter((word) => word !== '').join(isText(node) ? ' ' : ', ')
}

/** The elements that a key goes to from another one, in the order of the presses. */
export function reachedBy(key: QuickKey, tree: AccessibleNode, from: number): AccessibleNode[] {
  const isBackwards = key.startsWith('Shift+')
  const kind = Object.entries(quickKeys).find(([name]) => name === key.replace('Shift+', ''))?.[1] ?? isLine
  const nodes = isBackwards ? inReadingOrder(tree).toReversed() : inReadingOrder(tree)
  return nodes.slice(nodes.findIndex(({ elementId }) => elementId === from) + 1).filter(kind)
}
