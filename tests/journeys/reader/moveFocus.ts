import type { CDPSession } from '@playwright/test'
import type { AccessibleNode } from './accessibilityTree.ts'

/** Puts the focus where the screen reader's cursor has arrived, so that Tab goes on from there. */
export async function moveFocus(session: CDPSession, node: AccessibleNode): Promise<void> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: node.elementId })
  await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: String(takeFocus),
  })
}

/** Runs in the page. A text cannot have the focus, so its element takes it. */
function takeFocus(this: Node): void {
  const element = this instanceof HTMLElement ? this : this.parentElement
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus()
}
