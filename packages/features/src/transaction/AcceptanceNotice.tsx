import { Banner, Button, ButtonLink, Inline, useLocale } from '@trade-portal/design-system'
import { useAction } from '../foundation/api/useAction.ts'
import { useHasEnded } from '../foundation/storage/exclusive.ts'
import { routes } from '../routes.ts'
import type { ShownDocument } from '../trade/document-contents/shownDocument.ts'
import { documentKey } from '../trade/documents/documentKey.ts'
import { acceptAgainAfterMs, type Acceptance } from '../trade/orders/acceptances.ts'
import { acceptLock } from './acceptQuote.ts'

interface AcceptanceNoticeProps {
  readonly acceptance: Acceptance
  readonly document: ShownDocument
  /** When the document was last read, in milliseconds since 1970. */
  readonly readAt: number
  readonly onReadAgain: () => Promise<unknown>
  readonly onAcceptAgain: () => void
  readonly onDismiss: () => void
}

/**
 * Shows what became of an acceptance. Shows nothing while the acceptance is being sent. Use the time of the acceptance as
 * the React key, because `useHasEnded` stays true for a later acceptance.
 */
export function AcceptanceNotice(props: AcceptanceNoticeProps) {
  const { acceptance, document } = props
  const hasEnded = useHasEnded(acceptLock(documentKey(document)))
  if (!hasEnded) return null
  return acceptance.state === 'sent' ? <Unknown {...props} /> : <Accepted {...props} />
}

function Accepted({ document, onReadAgain, onDismiss }: AcceptanceNoticeProps) {
  const isQuote = document.kind === 'quote'
  return (
    <Banner
      tone="positive"
      title="Quote accepted"
      // No announcement: a toast has announced the acceptance, and the document is announced once it has been read again.
      announcement=""
      onDismiss={isQuote ? undefined : onDismiss}
      action={
        <Inline space="xsmall">
          {isQuote && <ReadAgain label="Look again" onReadAgain={onReadAgain} />}
          <ButtonLink href={routes.orders.href()} variant="secondary" size="small">
            View orders
          </ButtonLink>
        </Inline>
      }
    >
      {isQuote ? 'The supplier does not show the order yet.' : `The supplier has made it ${document.heading}.`}
    </Banner>
  )
}

function Unknown({ acceptance, document, readAt, onReadAgain, onAcceptAgain }: AcceptanceNoticeProps) {
  const { locale } = useLocale()
  const time = new Date(readAt).toLocaleTimeString(locale, { timeStyle: 'short' })
  const mayAcceptAgain = readAt - acceptance.at >= acceptAgainAfterMs
  const title = `We do not know whether ${document.heading} was accepted`
  return (
    <Banner
      tone="caution"
      title={title}
      announcement={mayAcceptAgain ? `${title}. It can be accepted again.` : title}
      action={
        <Inline space="xsmall">
          <ReadAgain label="Check now" onReadAgain={onReadAgain} />
          {mayAcceptAgain && (
            <Button variant="secondary" size="small" onPress={onAcceptAgain}>
              Accept again…
            </Button>
          )}
        </Inline>
      }
    >
      {`It was sent, and no answer came back. At ${time} the supplier still had it as a quote. ${
        mayAcceptAgain ? 'If that stays so, accept it again or ask the supplier.' : 'Check again in two minutes.'
      }`}
    </Banner>
  )
}

function ReadAgain({ label, onReadAgain }: Pick<AcceptanceNoticeProps, 'onReadAgain'> & { readonly label: string }) {
  const { run, isPending } = useAction(() => onReadAgain())
  return (
    <Button
      size="small"
      isPending={isPending}
      pendingLabel="Checking…"
      // Ignores the error here, because the page shows the failure of its query.
      onPress={() => void run(undefined).catch(() => undefined)}
    >
      {label}
    </Button>
  )
}
