import type { CDPSession } from '@playwright/test'

/** An element or text as Chromium exposes it to assistive technology. */
export interface AccessibleNode {
  readonly role: string
  readonly name: string
  readonly value: string
  readonly description: string
  /** The states by their names in the DevTools protocol, such as `expanded`. Each value is a text, such as 'true'. */
  readonly states: ReadonlyMap<string, string>
  /** Identifies the element while it is in the page. */
  readonly elementId: number
  /** The id of the active descendant: the element that holds a list's cursor while this node has the focus. */
  readonly activeId: number | undefined
  readonly parent: AccessibleNode | undefined
  readonly children: readonly AccessibleNode[]
}

interface ProtocolNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly value?: { readonly value?: unknown }
  readonly description?: { readonly value?: unknown }
  readonly properties?: readonly {
    readonly name: string
    readonly value: {
      readonly value?: unknown
      readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[]
    }
  }[]
  readonly parentId?: string
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
}

/** Reads the tree of the page. Its root is the document. */
export async function readTree(session: CDPSession): Promise<AccessibleNode> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const all = new Map(nodes.map((node) => [node.nodeId, node]))
  const root = nodes.find((node) => node.parentId === undefined)
  const [tree] = root ? build(root, undefined, all) : []
  if (!tree) throw new Error('The page has no accessibility tree')
  return tree
}

/** Adds attributes that Chromium exposes to screen readers but leaves out of the tree: `valuetext` and `current`. */
export async function withAttributes(session: CDPSession, node: AccessibleNode): Promise<AccessibleNode> {
  if (node.elementId === -1) return node
  const { node: element } = await session.send('DOM.describeNode', { backendNodeId: node.elementId })
  const attributes = element.attributes ?? []
  const valueOf = (name: string) => attributes.find((_, index) => index % 2 === 1 && attributes[index - 1] === name)
  const states = new Map(node.states)
  for (const [state, name] of [
    ['valuetext', 'aria-valuetext'],
    ['current', 'aria-current'],
  ] as const) {
    const value = valueOf(name)
    if (value !== undefined) states.set(state, value)
  }
  return { ...node, states }
}

function build(
  node: ProtocolNode,
  parent: AccessibleNode | undefined,
  all: ReadonlyMap<string, ProtocolNode>,
): AccessibleNode[] {
  const below = (above: AccessibleNode | undefined) =>
    (node.childIds ?? []).flatMap((id) => {
      const child = all.get(id)
      return child ? build(child, above, all) : []
    })
  // Like screen readers, skips elements that only group for the layout.
  if (node.ignored || node.role?.value === 'InlineTextBox') return below(parent)
  const properties = node.properties ?? []
  const children: AccessibleNode[] = []
  const built: AccessibleNode = {
    role: text(node.role),
    name: text(node.name),
    value: text(node.value),
    description: text(node.description),
    states: new Map(properties.map(({ name, value }) => [name, text(value)])),
    elementId: node.backendDOMNodeId ?? -1,
    activeId: properties.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0]?.backendDOMNodeId,
    parent,
    children,
  }
  children.push(...below(built))
  return [built]
}

function text(field: { readonly value?: unknown } | undefined): string {
  const value = field?.value
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? String(value).replace(/\s+/g, ' ').trim() : ''
}

/** The node and all below it, in reading order. */
export function inReadingOrder(node: AccessibleNode): AccessibleNode[] {
  return [node, ...node.children.flatMap(inReadingOrder)]
}

/** The ancestors of the node, the outermost first. */
export function around({ parent }: AccessibleNode): AccessibleNode[] {
  return parent ? [...around(parent), parent] : []
}

/** The focused node; the document if no element has the focus. */
export function focusedIn(tree: AccessibleNode): AccessibleNode {
  const nodes = inReadingOrder(tree)
  const focused = nodes.findLast(({ states }) => states.get('focused') === 'true') ?? tree
  return nodes.find(({ elementId }) => elementId === focused.activeId) ?? focused
}

/** Moves the focus to the screen reader's cursor, so that Tab continues from there. */
export async function moveFocus(session: CDPSession, node: AccessibleNode): Promise<void> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: node.elementId })
  await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: String(takeFocus),
  })
}

/** Runs in the page. The element of a text gets the focus, because a text cannot have it. */
function takeFocus(this: Node): void {
  const element = this instanceof HTMLElement ? this : this.parentElement
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus()
}
