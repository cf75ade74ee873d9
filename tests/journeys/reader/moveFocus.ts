import type { CDPSession } from '@playwright/test'
import type { AccessibleNode } from './accessibilityTree.ts'

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
