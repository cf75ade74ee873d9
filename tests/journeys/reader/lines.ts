import { inReadingOrder, type AccessibleNode } from './accessibilityTree.ts'
import { spokenParts } from './words.ts'

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

/** The elements at which the keys of a screen reader stop. */
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

/** Shift reverses the direction. */
export type QuickKey = keyof typeof quickKeys | `Shift+${keyof typeof quickKeys}`

/** Whether the arrow keys stop here: at each control, and at each text outside of controls. */
function isLine(node: AccessibleNode): boolean {
  const isInControl = (inner: AccessibleNode): boolean =>
    inner.parent !== undefined && (controls.has(inner.parent.role) || isInControl(inner.parent))
  if (isInControl(node)) return false
  return controls.has(node.role) || (node.role === 'StaticText' && node.parent?.children.find(isText) === node)
}

const isText = ({ role }: AccessibleNode) => role === 'StaticText'

/** What the screen reader says when it reaches a node. It reads adjacent texts together. */
export function lineOf(node: AccessibleNode): string {
  const words = isText(node)
    ? (node.parent?.children ?? [node]).filter(isText).map(({ name }) => name)
    : spokenParts(node)
  return words.filter((word) => word !== '').join(isText(node) ? ' ' : ', ')
}

/** The elements after `from` at which repeated presses of a key stop, in the order of the stops. */
export function reachedBy(key: QuickKey, tree: AccessibleNode, from: number): AccessibleNode[] {
  const isBackwards = key.startsWith('Shift+')
  const kind = Object.entries(quickKeys).find(([name]) => name === key.replace('Shift+', ''))?.[1] ?? isLine
  const nodes = isBackwards ? inReadingOrder(tree).toReversed() : inReadingOrder(tree)
  return nodes.slice(nodes.findIndex(({ elementId }) => elementId === from) + 1).filter(kind)
}
