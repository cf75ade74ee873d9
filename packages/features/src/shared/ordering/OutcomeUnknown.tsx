import { Banner, Button, Inline, useLocale } from '@trade-portal/design-system'
import { Suspense, useState } from 'react'
import type { SentAttempt } from '../cart/orderRecords.ts'
import { lazyCode } from '../failures/lazyCode.ts'
import { useConfiguration } from '../settings/useConfiguration.ts'
import { orderAgainAfterMs } from './checkAttempt.ts'
import { findingWords } from './findingWords.ts'
import { useCheckNow, useOrderWatch } from './queries.ts'
import { supplierContact } from './supplierContact.ts'
import { useHasPassed } from './useHasPassed.ts'

const OrderAgainDialog = lazyCode(() => import('./OrderAgainDialog.tsx').then(({ OrderAgainDialog: Dialog }) => Dialog))

/** The order was sent and no answer came back. It is looked for by itself; the customer can look, or order again. */
export function OutcomeUnknown({ attempt }: { readonly attempt: SentAttempt }) {
  const { cartId, at, type } = attempt
  const watched = useOrderWatch(cartId)
  const { run, isPending } = useCheckNow(cartId)
  const [isAsking, setIsAsking] = useState(false)
  const isLate = useHasPassed(at + orderAgainAfterMs)
  const { locale } = useLocale()
  const supplier = supplierContact(useConfiguration())
  const finding = findingWords(watched?.finding ?? null, { isLate, supplier })
  const nextAt = watched?.nextAt ?? null
  const time = nextAt === null ? '' : new Date(nextAt).toLocaleTimeString(locale, { timeStyle: 'medium' })
  const title = `We do not know whether your ${type.toLowerCase()} was placed`
  return (
    <>
      <Banner
        tone="caution"
        title={title}
        // Without the time of the next check, which would be heard each time it changes.
        spoken={`${title}. ${finding}`}
        action={
          <Inline space="xsmall">
            <Button
              size="small"
              isPending={isPending}
              pendingLabel="Checking…"
              // A failure is shown with the finding.
              onPress={() => void run(undefined).catch(() => undefined)}
            >
              Check now
            </Button>
            <Button variant="secondary" size="small" onPress={() => setIsAsking(true)}>
              Order again…
            </Button>
          </Inline>
        }
      >
        {time === '' ? finding : `${finding} We look for it again at ${time}.`}
      </Banner>
      {isAsking && (
        <Suspense fallback={null}>
          <OrderAgainDialog attempt={attempt} supplier={supplier} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
