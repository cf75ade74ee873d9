import { lazyDialog } from '@trade-portal/design-system'
import { useState } from 'react'
import type { CopyChanges } from './copyChanges.ts'

const CopyAgainDialog = lazyDialog(async () => (await import('./CopyAgainDialog.tsx')).CopyAgainDialog)
const WhatChangedDialog = lazyDialog(async () => (await import('./WhatChangedDialog.tsx')).WhatChangedDialog)

/** How a list or document is copied to the cart. */
export interface Copying {
  readonly isPending: boolean
  /**
   * Copies the list or document. Resolves to the changes of the copied lines, or to null if no line has changed. Rejects
   * with the error of copying.
   */
  readonly run: () => Promise<CopyChanges | null>
  /** Whether the list or document was, or may have been, copied to this cart before. */
  readonly wasCopied: () => boolean
}

/**
 * The two dialogs for copying to the cart: one asks before a second copy, the other says which copied lines have changed.
 * @param name What is copied, such as "Order 00081".
 */
export function useCopyDialogs(copy: Copying, name: string, onFailure: (error: unknown) => void) {
  const [isAsking, setIsAsking] = useState(false)
  const [changes, setChanges] = useState<CopyChanges | null>(null)
  const copyNow = () => void copy.run().then(setChanges, onFailure)
  return {
    onCopy: () => (copy.wasCopied() ? setIsAsking(true) : copyNow()),
    dialogs: (
      <>
        {isAsking && <CopyAgainDialog name={name} onClose={() => setIsAsking(false)} onCopy={copyNow} />}
        {changes && (
          <WhatChangedDialog
            {...changes}
            title="What changed"
            text={`${name} is in your cart. These lines are not as they were.`}
            onClose={() => setChanges(null)}
          />
        )}
      </>
    ),
  }
}
