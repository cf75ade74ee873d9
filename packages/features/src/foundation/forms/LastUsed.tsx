import { lazyDialog, Text, TextButton } from '@trade-portal/design-system'
import { useState } from 'react'
import type { RememberedKind } from './rememberedEntries.ts'
import { useRemembered } from './useRemembered.ts'

const LastUsedDialog = lazyDialog(async () => (await import('./LastUsedDialog.tsx')).LastUsedDialog)

export interface LastUsedProps {
  readonly kind: RememberedKind
  /** Puts an entry into the form, given its place in the list. */
  readonly onUse: (index: number) => void
}

/** Offers what was entered in earlier orders or e-mails; nothing while there is none. */
export function LastUsed({ kind, onUse }: LastUsedProps) {
  const count = useRemembered()[kind].length
  const [isOpen, setOpen] = useState(false)
  const title = `Last used ${kind}`
  return (
    <>
      {count > 0 && (
        <Text size="small">
          <TextButton onPress={() => setOpen(true)}>{title}</TextButton>
        </Text>
      )}
      <LastUsedDialog title={title} kind={kind} isOpen={isOpen} onClose={() => setOpen(false)} onUse={onUse} />
    </>
  )
}
