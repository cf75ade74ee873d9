import { Banner, Button, ButtonLink, Disclosure, Stack, Text } from '@trade-portal/design-system'
import { counted } from '../foundation/lists/counted.ts'
import { routes } from '../routes.ts'
import { surplusMessage } from '../trade/cart/addInTurn.ts'
import { addedSummary, type QuickOrderAdded } from './queries.ts'
import type { Removed } from './quickOrderDraft.ts'

interface AddedBannerProps {
  readonly outcome: QuickOrderAdded
  readonly onDismiss: () => void
}

/** Shows how many lines were added. Announces only a warning, because a toast has already announced the number. */
export function AddedBanner({ outcome, onDismiss }: AddedBannerProps) {
  const { surplus, doubtful, added } = outcome
  const warning = [
    ...(surplus.length > 0 ? [surplusMessage(surplus)] : []),
    ...(doubtful.length > 0
      ? [`Wait half a minute before you check out: this page then looks for ${doubtful.join(', ')} in your cart.`]
      : []),
  ].join(' ')
  return (
    <Banner
      tone={warning !== '' ? 'caution' : added > 0 ? 'positive' : 'neutral'}
      announcement={warning}
      action={<ButtonLink href={routes.cart.href()}>Review Cart</ButtonLink>}
      onDismiss={onDismiss}
    >
      {`${addedSummary(outcome)}. ${warning}`.trim()}
    </Banner>
  )
}

interface RemovedOrderLinesProps {
  /** The removed lines, in the order of removal. */
  readonly removals: readonly Removed[]
  readonly onUndo: (removal: Removed) => void
  readonly onDismiss: () => void
}

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

interface NotReadLinesProps {
  readonly texts: readonly string[]
  readonly onDismiss: () => void
}

const maxShown = 5

/** Shows those lines of pasted texts that were not read, so that the customer does not overlook them. */
export function NotReadLines({ texts, onDismiss }: NotReadLinesProps) {
  if (texts.length === 0) return null
  const [first, others] = [texts.slice(0, maxShown), texts.slice(maxShown)]
  return (
    <Banner
      tone="caution"
      title={`${counted(texts.length, 'line')} not read`}
      // The summary of the pasted text says this already.
      announcement=""
      details={
        <>
          <NotReadTexts texts={first} />
          {others.length > 0 && (
            <Disclosure title={counted(others.length, 'more', 'more')}>
              <NotReadTexts texts={others} />
            </Disclosure>
          )}
        </>
      }
      onDismiss={onDismiss}
    >
      {`We found no product in ${texts.length === 1 ? 'this line' : 'these lines'}. Type above what you still need.`}
    </Banner>
  )
}

function NotReadTexts({ texts }: { readonly texts: readonly string[] }) {
  return (
    <Stack as="ul" label="Lines that were not read" space="xxsmall">
      {texts.map((text, index) => (
        // The index is a safe key: texts may be equal, but the list only grows.
        // oxlint-disable-next-line react/no-array-index-key
        <Text key={index} size="small">
          {`“${text}”`}
        </Text>
      ))}
    </Stack>
  )
}
