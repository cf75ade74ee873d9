import { whenPainted } from '@trade-portal/design-system'

/** Resolves after the next paint; at once on a hidden page, which is not painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else whenPainted(resolve)
  })
}
