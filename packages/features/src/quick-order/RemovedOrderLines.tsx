import { Banner, Button } from '@trade-portal/design-system'
import type { Removed } from './quickOrderDraft.ts'

interface RemovedOrderLinesProps {
  /** The removed lines, in the order of removal. */
  readonly removals: readonly Removed[]
  /** Restores the last removed line. */
  readonly onUndo: (removal: Removed) => void
  readonly onDismiss: () => void
}

/** Names the last removed line, with a button that restores it. */
export function RemovedOrderLines({ removals, onUndo, onDismiss }: RemovedOrderLinesProps) {
  const last = removals.at(-1)
  if (!last) return null
  const { code, sent } = last.line
  const doubt = sent === null ? '' : ' It may be in your cart all the same.'
  const earlier = removals.length - 1
  return (
    <Banner
      tone="neutral"
      announcement={`${code} removed.${doubt} Undo is above the lines.`}
      action={
        <Button variant="secondary" size="small" about={`bring back ${code}`} onPress={() => onUndo(last)}>
          Undo
        </Button>
      }
      onDismiss={onDismiss}
    >
      {(earlier === 0 ? `${code} was removed.` : `${code} was removed, and before it ${earlier} more.`) + doubt}
    </Banner>
  )
}
