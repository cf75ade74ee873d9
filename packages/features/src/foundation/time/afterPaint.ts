import { whenPainted } from '@trade-portal/design-system'

/** Resolves when what has been rendered has been painted. At once on a hidden page, which is not painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else whenPainted(resolve)
  })
}
